import { expect, test } from 'vitest'
import { address } from '../../../../src/model/input/fields.ts'
import { parseImageUrl, parseWebUrl } from '../../../../src/model/url.ts'

const labels = [
  'a',
  'A-b',
  '-',
  '_',
  '0',
  '1',
  '255',
  '256',
  '0x',
  '0X1F',
  '1x',
  '00',
  'xn',
  '',
  '\u00e9',
  '%41',
  'a,b',
  '~',
]
const ports = ['', ':', ':0', ':80', ':65535', ':65536', ':70000', ':099', ':000080', ':8a']
const rests = [
  '',
  '/',
  '?',
  '#',
  '/a?b#c',
  '/\\',
  '/@',
  '/:99999',
  '/[',
  '/%',
  '/%zz',
  '/\u00e9',
  '/ ',
  '/\u0001',
  '/\uFEFF',
  'x',
]

const hosts = labels.flatMap((first) =>
  labels.flatMap((second) => [first, `${first}.${second}`, `${first}.${second}.`]),
)
const quads = labels.map((last) => `1.2.3.${last}`)
const addresses = [...new Set([...hosts, ...quads])].flatMap((host) =>
  ports.flatMap((port) => rests.map((rest) => `https://${host}${port}${rest}`)),
)

test('every address that may be stored is one that a page can show', () => {
  const accepted = addresses.filter((url) => address.safeParse(url).success)
  expect(accepted.length).toBeGreaterThan(10_000)
  expect(accepted.filter((url) => parseWebUrl(url) === undefined || parseImageUrl(url) === undefined)).toEqual([])
})

test('what a page can show may be stored once it is spelled as browsers spell it', () => {
  const spelled = addresses.flatMap((url) => parseWebUrl(url) ?? [])
  const plain = spelled.filter((url) => /^https:\/\/[\w.-]+[:/]/.test(url) && !/\/\/[.]|[.][.]/.test(url))
  expect(plain.filter((url) => !address.safeParse(url).success)).toEqual([])
})
