type Site = import('./model/site.ts').Site

/** Set by astro.config.mjs from the environment; null where no project is configured. */
declare const __FIREBASE_PROJECT__: import('./firebase/environment.ts').ProjectOptions | null

/** Null in a production build. Tested where it stands, so that bundlers drop what is for emulators only. */
declare const __FIREBASE_EMULATORS__: import('./firebase/environment.ts').EmulatorHosts | null

/** The site key with which App Check recognises this site's pages; null while it is off. Tested where it stands, as above. */
declare const __APP_CHECK_KEY__: string | null

declare module '*/site.yaml' {
  export const name: Site['name']
  export const mission: Site['mission']
  export const description: Site['description']
  export const adminEmail: Site['adminEmail']
  export const memberDomains: Site['memberDomains']
  export const timeZone: Site['timeZone']
  export const social: Site['social']
  export const defaultTeam: Site['defaultTeam']
  export const publish: Site['publish']
}
