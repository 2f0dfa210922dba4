/** The few colours that every drawing shares, so that the sample pictures look like one set. */
export const ink = '#14213d'
export const night = '#0d1730'
export const dusk = '#2c3a63'
export const slate = '#5c6a8c'
export const mist = '#c9d1e2'
export const paper = '#f8f2e4'
export const sand = '#eadfc8'
export const white = '#fffdf8'
export const wood = '#c99462'
export const bark = '#8d5f3c'

export const blue = '#3b6fe0'
export const red = '#d9503f'
export const yellow = '#eab234'
export const green = '#2f9e64'
export const paleBlue = '#cfdcf8'
export const paleRed = '#f5cfc7'
export const paleYellow = '#f9e6b4'
export const paleGreen = '#cbe7d6'
export const deepBlue = '#264da8'
export const deepRed = '#a93a2d'
export const deepGreen = '#1f6f47'

export const accents = [blue, red, yellow, green] as const
export const pales = [paleBlue, paleRed, paleYellow, paleGreen] as const

export const skins = ['#f3cfb0', '#e3ad82', '#c98b5e', '#a56a43', '#80502f', '#653d28'] as const
