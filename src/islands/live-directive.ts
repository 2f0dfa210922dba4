import type { AstroIntegration } from 'astro'

/** Registers `client:live`: an island that is static HTML until its channel is woken (see ./live-entrypoint.ts). */
export function liveDirective(): AstroIntegration {
  return {
    name: 'live-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'live', entrypoint: './src/islands/live-entrypoint.ts' })
      },
    },
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** The channel that wakes the island: `lists` or `account`. */
    'client:live'?: 'lists' | 'account'
  }
}
