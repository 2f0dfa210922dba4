import address from '../../styles/woken.css?url&no-inline'

/** The styles of what only a woken page shows: a file of their own. React waits for it before it shows what follows. */
export function WokenStyles() {
  return <link rel="stylesheet" href={address} precedence="woken" />
}
