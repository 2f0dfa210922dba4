{
  const data = document.documentElement.dataset
  try {
    const local = localStorage
    const session = sessionStorage
    if (local.theme) data.theme = local.theme
    if (local.gdg_admin === '1') data.controls = ''
    if (/firebase:(authUser|pendingRedirect):/.test(Object.keys(local).concat(Object.keys(session))))
      data.session = 'pending'
    if (!data.guard) {
      if (session.asked) data.asked = session.asked
      delete session.asked
    } else if (!data.session) {
      session.asked = data.guard + ' ' + location.pathname + location.search + location.hash
      location.replace('/')
    }
  } catch {
    data.storage = 'blocked'
  }
}
