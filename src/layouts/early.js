;(function () {
  var root = document.documentElement
  try {
    var theme = localStorage.getItem('theme')
    if (theme) root.dataset.theme = theme
    var keys = Object.keys(localStorage).concat(Object.keys(sessionStorage))
    if (keys.some((key) => /^firebase:(authUser|pendingRedirect):/.test(key))) root.dataset.session = 'pending'
    else if (root.dataset.guard) {
      sessionStorage.setItem('notice', root.dataset.guard)
      location.replace('/')
    }
  } catch {
    // Storage is blocked.
  }
})()
