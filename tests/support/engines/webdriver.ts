import { until } from './until.ts'

/** The key of an element's reference in JSON (https://www.w3.org/TR/webdriver2/#elements). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/**
 * A session of WebDriver (https://www.w3.org/TR/webdriver2/), which is JSON over HTTP. The packages that speak it weigh 25 MB and more, for
 * the seven commands that the journeys need.
 */
export interface Session {
  /** Sends a command of the session. Throws the driver's error. */
  send(method: 'POST' | 'DELETE', command: string, body?: object): Promise<void>
  evaluate<R>(run: () => R): Promise<Awaited<R>>
  /** The reference of the element that a function of the page returns. */
  locate<A extends unknown[]>(run: (...args: A) => Element | null, ...args: A): Promise<string | null>
}

/** Opens a session at a driver that has been started, as soon as it listens. */
export async function openSession(driver: string, capabilities: object): Promise<Session> {
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(driver + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  await until('the WebDriver', async () => (await fetch(`${driver}/status`)).ok)
  const opened = await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } })
  const session = `/session/${(opened as { sessionId: string }).sessionId}`
  const execute = (run: (...args: never[]) => unknown, args: unknown[]) =>
    call('POST', `${session}/execute/sync`, { script: `return (${String(run)}).apply(null, arguments)`, args })
  return {
    send: async (method, command, body) => void (await call(method, session + command, body)),
    evaluate: (run) => execute(run, []) as never,
    async locate(run, ...args) {
      const element = (await execute(run, args)) as { [elementKey]: string } | null
      return element?.[elementKey] ?? null
    },
  }
}
