import { limits } from '../../../src/model/limits.ts'

export type Fields = Record<string, unknown>

/** Named changes of a valid document. A field that is undefined is taken out. */
export type Changes = Record<string, Fields>

/** Changes after which a document is still valid, and changes that make it invalid. */
export interface Cases {
  accepted: Changes
  refused: Changes
}

/** A field that may be blank. */
export function text(field: string, longest: number): Cases {
  return {
    accepted: name(field, {
      'is blank': '',
      'is as long as it may be': 'x'.repeat(longest),
      'holds markup': '<script>',
    }),
    refused: name(field, { ...noText, 'is one character too long': 'x'.repeat(longest + 1) }),
  }
}

/** A field that has to say something. */
export function title(field: string, longest: number): Cases {
  return {
    accepted: name(field, {
      'is one character': 'x',
      'is in another script': 'لقاء',
      'is one emoji': '🎉',
      'holds an invisible character': 'x\uFEFFx',
      'has several lines': 'x\nx',
      'is as long as it may be': 'x'.repeat(longest),
    }),
    refused: name(field, {
      ...noText,
      'is empty': '',
      'is only space': '  \n ',
      'is only space of every kind': '\t\v\f\r\u00A0\u1680\u2000\u200A\u2028\u2029\u202F\u205F\u3000',
      'is only a byte order mark': '\uFEFF',
      'is only characters that nobody sees': '\u200B\u200D\u2060\u00AD\u202E\u0000\u0085\u180E',
      'is one character too long': 'x'.repeat(longest + 1),
    }),
  }
}

/** A web address. */
export function address(field: string): Cases {
  const longest = `https://example.org/${'x'.repeat(limits.address - 'https://example.org/'.length)}`
  const good = [
    'https://example.org',
    'http://example.org:8080/a/b?c=d&e#f',
    'HTTPS://Example.org/',
    'http://127.0.0.1:9199/v0/b/demo.appspot.com/o/images%2Fgallery%2F1.webp?alt=media',
    'https://xn--caf-dma.example/naïve|path',
    'https://example.org./',
    'https://a_b.exam-ple.org/',
    'https://1.example.org1/',
    'https://255.250.199.0:65535/',
    'https://example.org:0',
    'https://example.org:00443/',
    'https://localhost/',
  ]
  const bad = [
    '',
    'javascript:alert(1)',
    'JavaScript://example.org/%0Aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'ftp://example.org/',
    'blob:https://example.org/1',
    '//example.org/',
    'example.org',
    '/relative',
    'https:/example.org',
    'https://',
    'https:///path',
    'https://exa mple.org/',
    'https://example.org/a b',
    ' https://example.org/',
    'https://example.org/\n',
    'javascript:alert(1)\nhttps://example.org/',
    'https://example.org/"onerror="alert(1)',
    'https://example.org/<script>',
    'https://good.example@bad.example/',
    'https://example.org\\@bad.example/',
    'https://example.org:port/',
    'https://example.org:/',
    'https://example.org:65536/',
    'https://example.org:99999/',
    'https://example.org:000443/',
    'https://256.256.256.256/',
    'https://1.2.3.256/',
    'https://1.2.3/',
    'https://1.2.3.4.5/',
    'https://example.1/',
    'https://example.1./',
    'https://example.0x1f/',
    'https://0x/',
    'https://a..b/',
    'https://./',
    'https://café.example/',
    'https://exa\u200Bmple.org/',
    'https://exa\u0001mple.org/',
    'https://exa\u007Fmple.org/',
    'https://[::1]/',
    'https://example.org/a\u00A0b',
    'https://example.org/a\uFEFF',
    'https://example.org/a\u2028b',
    'https://example.org/\u0000',
  ]
  return {
    accepted: {
      ...name(field, Object.fromEntries(good.map((url) => [`is ${url}`, url]))),
      ...name(field, { 'is as long as it may be': longest }),
    },
    refused: {
      ...name(field, Object.fromEntries(bad.map((url) => [`is ${JSON.stringify(url)}`, url]))),
      ...name(field, { ...noText, 'is one character too long': `${longest}x` }),
    },
  }
}

/** A moment in time. */
export function moment(field: string): Cases {
  const refused = {
    'is a date as text': '2026-03-01T10:00:00Z',
    'is a number': 1,
    'is null': null,
    'is a map': { seconds: 1 },
  }
  const old = { 'is before computers count': new Date(-1), 'is of the year 1': new Date('0001-01-01T00:00:00Z') }
  const accepted = { 'is long ago': new Date(0), 'is far ahead': new Date('9999-12-31T23:59:59Z') }
  return { accepted: name(field, accepted), refused: name(field, { ...refused, ...old }) }
}

/** A value out of a few, or of a pattern: each good one is accepted, each bad one and everything that is no text is refused. */
export function oneOf(field: string, good: readonly string[], bad: readonly string[]): Cases {
  return {
    accepted: name(field, Object.fromEntries(good.map((value) => [`is ${value}`, value]))),
    refused: name(field, {
      ...noText,
      ...Object.fromEntries(bad.map((value) => [`is ${JSON.stringify(value)}`, value])),
    }),
  }
}

/** A field with its own good and bad values, each with a name. */
export function values(field: string, good: Fields, bad: Fields): Cases {
  return { accepted: name(field, good), refused: name(field, bad) }
}

const noText = { 'is null': null, 'is a number': 1, 'is true': true, 'is a list': ['x'], 'is a map': { x: 'x' } }

function name(field: string, named: Fields): Changes {
  return Object.fromEntries(Object.entries(named).map(([how, value]) => [`${field} ${how}`, { [field]: value }]))
}
