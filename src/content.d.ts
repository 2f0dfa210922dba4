type Site = import('./model/site.ts').Site

declare module '*/site.yaml' {
  export const name: Site['name']
  export const mission: Site['mission']
  export const description: Site['description']
  export const adminEmail: Site['adminEmail']
  export const timeZone: Site['timeZone']
  export const social: Site['social']
  export const defaultTeam: Site['defaultTeam']
  export const publish: Site['publish']
}
