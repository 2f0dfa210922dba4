import { describe, expect, test } from 'vitest'
import { parseImageUrl, parseWebUrl } from '../../../src/model/url.ts'

const notWebAddresses = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:x',
  'blob:https://example.edu/1',
  'file:///etc/passwd',
  'ftp://example.edu/a.png',
  'mailto:someone@example.edu',
  'tel:+100',
  '/photo.png',
  'photo.png',
  './photo.png',
  '//example.edu/photo.png',
  'example.edu/photo.png',
  'www.example.edu',
  '#top',
  '?id=1',
  'http://',
  'https:// example.edu',
  'https://[::1',
  'https://example.edu:99999/',
  '',
  '   ',
]

describe('parseWebUrl', () => {
  test.for<[string, string]>([
    ['https://example.edu', 'https://example.edu/'],
    ['http://example.edu/a?b=c#d', 'http://example.edu/a?b=c#d'],
    ['  https://example.edu/a \n', 'https://example.edu/a'],
    ['HTTPS://EXAMPLE.EDU/A', 'https://example.edu/A'],
    ['https://münchen.example/ü', 'https://xn--mnchen-3ya.example/%C3%BC'],
    ['https://example.edu/"onload="alert(1)', 'https://example.edu/%22onload=%22alert(1)'],
    ['https://example.edu/<script>', 'https://example.edu/%3Cscript%3E'],
  ])('%s becomes %s', ([value, href]) => {
    expect(parseWebUrl(value)).toBe(href)
  })

  test.for(notWebAddresses)('refuses %j', (value) => {
    expect(parseWebUrl(value)).toBeUndefined()
  })

  test('a missing address stays missing', () => {
    expect(parseWebUrl(undefined)).toBeUndefined()
  })

  test('needs neither URL.canParse nor URL.parse, which phones of 2023 lack', () => {
    const { canParse, parse } = URL
    Object.assign(URL, { canParse: undefined, parse: undefined })
    try {
      expect(parseWebUrl('https://example.edu/')).toBe('https://example.edu/')
      expect(parseWebUrl('nonsense')).toBeUndefined()
    } finally {
      Object.assign(URL, { canParse, parse })
    }
  })
})

describe('parseImageUrl', () => {
  const thumbnail = 'https://drive.google.com/thumbnail?id=1aB_c-D2&sz=w1000'

  test.for([
    'https://drive.google.com/file/d/1aB_c-D2/view',
    'https://drive.google.com/file/d/1aB_c-D2/view?usp=sharing',
    'https://drive.google.com/file/d/1aB_c-D2/preview',
    'https://drive.google.com/file/d/1aB_c-D2',
    'https://drive.google.com/file/u/0/d/1aB_c-D2/view',
    'https://drive.google.com/a/example.edu/file/d/1aB_c-D2/view',
    'http://drive.google.com/file/d/1aB_c-D2/view',
    'https://DRIVE.google.com/file/d/1aB_c-D2/view',
    '  https://drive.google.com/file/d/1aB_c-D2/view  ',
    'https://drive.google.com/?id=1aB_c-D2',
    'https://drive.google.com/open?id=1aB_c-D2',
    'https://drive.google.com/u/0/open?id=1aB_c-D2',
    'https://drive.google.com/uc?id=1aB_c-D2',
    'https://drive.google.com/uc?export=view&id=1aB_c-D2',
    'https://drive.google.com/uc?export=download&id=1aB_c-D2',
    'https://drive.google.com/u/1/uc?id=1aB_c-D2&export=download',
    'https://docs.google.com/uc?id=1aB_c-D2',
    'https://docs.google.com/file/d/1aB_c-D2/edit',
    'https://docs.google.com/drawings/d/1aB_c-D2/edit',
    'https://drive.usercontent.google.com/download?id=1aB_c-D2&export=view',
    'https://drive.google.com/thumbnail?id=1aB_c-D2',
    'https://drive.google.com/thumbnail?id=1aB_c-D2&sz=w200',
    'https://drive.google.com/thumbnail?id=1aB_c-D2&sz=w1000',
  ])('%s becomes the thumbnail of width 1000', (value) => {
    expect(parseImageUrl(value)).toBe(thumbnail)
  })

  test.for([
    'https://example.edu/photo.png',
    'http://example.edu/photo.png?id=1aB',
    'https://example.edu/file/d/1aB/view',
    'https://drive.google.com.example.edu/file/d/1aB/view',
    'https://notdrive.google.com/open?id=1aB',
    'https://lh3.googleusercontent.com/d/1aB',
    'https://drive.google.com/drive/folders/1aB',
    'https://drive.google.com/drive/u/0/folders/1aB',
    'https://drive.google.com/open?id=',
    'https://docs.google.com/drawings/d/e/2PACX-1v/pub?w=960',
    'https://example.edu/a b.png',
    'https://firebasestorage.googleapis.com/v0/b/demo/o/gallery%2F1.webp?alt=media&token=x',
  ])('%s passes unchanged', (value) => {
    expect(parseImageUrl(value)).toBe(value)
  })

  test('an id that tries to leave its place in the address is encoded', () => {
    expect(parseImageUrl('https://drive.google.com/open?id=a%26sz%3Dw1%22%3E%3Cimg%3E')).toBe(
      'https://drive.google.com/thumbnail?id=a%26sz%3Dw1%22%3E%3Cimg%3E&sz=w1000',
    )
  })

  test.for(notWebAddresses)('refuses %j', (value) => {
    expect(parseImageUrl(value)).toBeUndefined()
  })

  test('a missing address stays missing', () => {
    expect(parseImageUrl(undefined)).toBeUndefined()
  })
})
