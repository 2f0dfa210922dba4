import { once } from 'node:events'
import { createServer } from 'node:net'
import type { EmulatorPorts } from './project.ts'

/** A port that something else already listens on. The message says which, and what to do about it. */
export class PortInUse extends Error {
  override name = 'PortInUse'
}

/** Throws `PortInUse` for the first port on 127.0.0.1 that is taken; `advice` tells the reader how to choose another. */
export async function assertFree(ports: { port: number; purpose: string }[], advice: string): Promise<void> {
  for (const { port, purpose } of ports) {
    if (await isFree(port)) continue
    throw new PortInUse(
      `Port ${port}, meant for ${purpose}, is already in use.\n` +
        `Stop the program that uses it (another "npm start" in a second terminal, perhaps), or ${advice}.`,
    )
  }
}

/** Throws `PortInUse` if one of the emulators' ports is taken. */
export function assertEmulatorPortsFree(ports: EmulatorPorts, advice: string): Promise<void> {
  const purposes = [
    { port: ports.firestore, purpose: 'the Firestore emulator' },
    { port: ports.auth, purpose: 'the Auth emulator' },
    { port: ports.storage, purpose: 'the Storage emulator' },
  ]
  return assertFree(purposes, advice)
}

/** A port that nothing listens on right now. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false
    throw error
  } finally {
    server.close()
  }
}
