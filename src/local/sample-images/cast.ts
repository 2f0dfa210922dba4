import type { Look } from './look.ts'
import {
  blue,
  deepBlue,
  deepGreen,
  deepRed,
  dusk,
  green,
  ink,
  paleBlue,
  paleYellow,
  red,
  sand,
  skins,
  white,
  yellow,
} from './palette.ts'

const [fair, tan, honey, brown, umber, deep] = skins
const black = '#1f1a1c'
const chestnut = '#5b3323'
const ginger = '#b3582c'

/** The twelve members of the sample team, by the name of their picture. They also play in the scenes. */
export const cast = {
  ada: { skin: honey, hair: black, style: 'bob', shirt: yellow, cut: 'crew', glasses: true },
  bo: { skin: umber, hair: black, style: 'crop', shirt: blue, cut: 'hoodie', grin: true },
  cass: { skin: fair, hair: ginger, style: 'curls', shirt: deepGreen, cut: 'vee' },
  dev: { skin: brown, hair: deepRed, style: 'turban', shirt: sand, cut: 'collar', beard: true },
  echo: { skin: tan, hair: chestnut, style: 'long', shirt: red, cut: 'crew', earrings: yellow },
  faisal: { skin: honey, hair: black, style: 'quiff', shirt: white, cut: 'collar', beard: true },
  gita: { skin: brown, hair: black, style: 'braid', shirt: green, cut: 'vee', earrings: yellow },
  hana: { skin: tan, hair: deepBlue, style: 'hijab', shirt: dusk, cut: 'crew' },
  ike: { skin: deep, hair: black, style: 'bald', shirt: red, cut: 'hoodie', glasses: true, beard: true },
  juno: { skin: deep, hair: black, style: 'afro', shirt: paleYellow, cut: 'crew', earrings: red, grin: true },
  kit: { skin: fair, hair: '#d8a94f', style: 'tail', shirt: blue, cut: 'vee', headphones: ink },
  lumen: { skin: umber, hair: black, style: 'bun', shirt: paleBlue, cut: 'collar', glasses: true, grin: true },
} as const satisfies Record<string, Look>

export type CastName = keyof typeof cast

export const castNames = Object.keys(cast) as [CastName, ...CastName[]]
