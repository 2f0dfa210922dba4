const patience = 10_000

/** Asks for a build. Throws, in words for the organiser, where the hook is not set, refuses, or does not answer in time. */
export async function callBuildHook(address: string | undefined, send = fetch, timeout = patience): Promise<void> {
  if (address === undefined) throw new Error('No build hook is set up: BUILD_HOOK_URL is missing.')
  let response: Response
  try {
    response = await send(address, { method: 'POST', body: '{}', signal: AbortSignal.timeout(timeout) })
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    const message = isLate ? 'The build hook did not answer in time.' : 'The build hook could not be reached.'
    throw new Error(message, { cause: error })
  }
  if (!response.ok) throw new Error(`The build hook answered ${response.status}.`)
}
