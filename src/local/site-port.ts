const standard = 4321

/** The port for the site: the environment's PORT, else 4321. Throws if PORT is not a port. */
export function sitePort(value = process.env['PORT']): number {
  if (value === undefined || value === '') return standard
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`PORT is "${value}", which is not a port. Use a number from 1 to 65535, such as PORT=3000.`)
}

/** How to get around a taken port. */
export function sitePortAdvice(port: number): string {
  return `choose another port: PORT=${port === standard ? 3000 : standard} npm start`
}
