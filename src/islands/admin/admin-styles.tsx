import address from '../../styles/admin.css?url&no-inline'

/** The organiser's styles: a file of their own, which no visitor downloads. React waits for it before it shows what follows. */
export function AdminStyles() {
  return <link rel="stylesheet" href={address} precedence="admin" />
}
