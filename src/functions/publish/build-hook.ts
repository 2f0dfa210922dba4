const patience = 10_000
/** What the network says where a connection broke after the hook may have heard. */
const brokenOff = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT']

/** The hook was called and did not answer: a build may come of it all the same. */
export class HookUnanswered extends Error {}

/**
 * Asks for a build. Throws, in words for the organiser, where the hook is not set, refuses, or cannot be reached; `HookUnanswered` where it
 * does not answer in time.
 */
export async function callBuildHook(address: string | undefined, send = fetch, timeout = patience): Promise<void> {
  if (address === undefined) throw new Error('No build hook is set up: BUILD_HOOK_URL is missing.')
  let response: Response
  try {
    response = await send(address, { method: 'POST', body: '{}', signal: AbortSignal.timeout(timeout) })
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    if (isLate) throw new HookUnanswered('The build hook did not answer in time.', { cause: error })
    if (isBrokenOff(error)) throw new HookUnanswered('The build hook broke off.', { cause: error })
    throw new Error('The build hook could not be reached.', { cause: error })
  }
  const { ok, status } = response
  // A gateway gave up: what stands behind it may have heard.
  if (status === 502 || status === 504) throw new HookUnanswered(`The build hook answered ${status}.`)
  if (!ok) throw new Error(`The build hook answered ${status}.`)
}

function isBrokenOff(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && brokenOff.includes(String(cause.code))
}
