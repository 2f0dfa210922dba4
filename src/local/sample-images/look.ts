export type Hair =
  'crop' | 'quiff' | 'bob' | 'long' | 'bun' | 'afro' | 'curls' | 'braid' | 'hijab' | 'turban' | 'bald' | 'tail'

/** How somebody looks. `hair` is also the colour of a scarf or a turban. */
export interface Look {
  skin: string
  hair: string
  style: Hair
  shirt: string
  cut?: 'crew' | 'hoodie' | 'collar' | 'vee'
  glasses?: boolean
  grin?: boolean
  beard?: boolean
  earrings?: string
  headphones?: string
}
