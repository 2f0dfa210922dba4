import type { EmulatorHosts, ProjectOptions } from './environment.ts'

/** The project that this build talks to; null where none is configured. Set by astro.config.mjs from the environment. */
export const project: ProjectOptions | null = __FIREBASE_PROJECT__

/** Null in a production build, so that bundlers drop every branch that is for emulators only. */
export const emulators: EmulatorHosts | null = __FIREBASE_EMULATORS__

/** Splits `host:port`. */
export function hostAndPort(address: string): [host: string, port: number] {
  const { hostname, port } = new URL(`http://${address}`)
  return [hostname, Number(port)]
}
