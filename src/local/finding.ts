/** What one check found. `advice` says what to do. */
export type Finding =
  | { state: 'good'; what: string }
  | { state: 'unknown'; what: string; advice: string }
  | { state: 'bad'; what: string; advice: string }

export type Environment = Record<string, string | undefined>
export type Send = typeof fetch

export const patience = 10_000

export const good = (what: string): Finding => ({ state: 'good', what })
export const bad = (what: string, advice: string): Finding => ({ state: 'bad', what, advice })
export const unknown = (what: string, advice: string): Finding => ({ state: 'unknown', what, advice })

/** The status of the answer; undefined where there is none in time. */
export async function ask(address: string, send: Send, init: RequestInit = {}): Promise<number | undefined> {
  return (await fetchOrUndefined(address, send, init))?.status
}

/** The answer; undefined where there is none in time. */
export async function fetchOrUndefined(
  address: string,
  send: Send,
  init: RequestInit = {},
): Promise<Response | undefined> {
  try {
    return await send(address, { ...init, signal: AbortSignal.timeout(patience) })
  } catch {
    return undefined
  }
}
