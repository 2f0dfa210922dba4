import { chromium } from 'playwright'
import { browserArguments, ensureBrowser } from './browser.ts'

/** What a page's HTML says, as a browser's parser reads it. Nothing of it runs or is fetched. */
export interface ParsedPage {
  title: string
  language: string
  /** `main` without markup, its white space collapsed. */
  text: string
  headings: { level: number; text: string }[]
  /** How often each landmark element occurs. */
  landmarks: Record<'header' | 'nav' | 'main' | 'footer', number>
  /** By `name`, `property` or `http-equiv`. */
  metas: Record<string, string>
  canonical: string | null
  /** Every address that the page refers to: links, scripts, styles, pictures and their sizes. */
  addresses: string[]
  links: { href: string; text: string }[]
  images: {
    src: string
    alt: string | null
    hidden: boolean
    width: number
    height: number
    inMain: boolean
    referrer: string
  }[]
  /** `src` is null for an inline script, whose text is then given. */
  scripts: { src: string | null; text: string; type: string }[]
  styles: string[]
  /** Elements with a style attribute or an event handler attribute. */
  inlineCode: string[]
  /** The texts of the elements that a selector finds. */
  texts: Record<string, string[]>
}

export interface PageParser {
  /** @param selectors whose elements' texts to read as well */
  parse(html: string, selectors?: string[]): Promise<ParsedPage>
  close(): Promise<void>
}

/** Starts a browser that parses. */
export async function openParser(): Promise<PageParser> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
  const page = await browser.newPage()
  return {
    parse: (html, selectors = []) => page.evaluate(readPage, { html, selectors }),
    close: () => browser.close(),
  }
}

/** Runs in the browser, so it may use nothing from outside. */
function readPage({ html, selectors }: { html: string; selectors: string[] }): ParsedPage {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const all = <E extends Element = HTMLElement>(selector: string) => [...page.querySelectorAll<E>(selector)]
  const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const values = (selector: string, name: string) => all(selector).map((element) => element.getAttribute(name) ?? '')
  const main = page.querySelector('main')?.cloneNode(true) as Element | undefined
  for (const script of main?.querySelectorAll('script, style') ?? []) script.remove()
  return {
    title: page.title,
    language: page.documentElement.lang,
    text: textOf(main ?? null),
    headings: all('h1, h2, h3, h4, h5, h6').map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      text: textOf(heading),
    })),
    landmarks: {
      header: all('body > header').length,
      nav: all('header nav').length,
      main: all('main').length,
      footer: all('body > footer').length,
    },
    metas: Object.fromEntries(
      all<HTMLMetaElement>('meta').map((meta) => [
        meta.name || (meta.getAttribute('property') ?? meta.httpEquiv),
        meta.content,
      ]),
    ),
    canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    addresses: [
      ...values('a[href], link[href]', 'href'),
      ...values('script[src], img[src]', 'src'),
      ...values('img[srcset]', 'srcset').flatMap((set) => set.split(', ').map((part) => part.split(' ')[0] ?? '')),
      ...values('astro-island', 'component-url'),
      ...values('astro-island', 'renderer-url'),
    ],
    links: all('a[href]').map((link) => ({ href: link.getAttribute('href') ?? '', text: textOf(link) })),
    images: all<HTMLImageElement>('img').map((image) => ({
      src: image.getAttribute('src') ?? '',
      alt: image.getAttribute('alt'),
      hidden: image.closest('[aria-hidden=true]') !== null,
      width: Number(image.getAttribute('width')),
      height: Number(image.getAttribute('height')),
      inMain: image.closest('main') !== null,
      referrer: image.referrerPolicy,
    })),
    scripts: all<HTMLScriptElement>('script').map((script) => ({
      src: script.getAttribute('src'),
      text: script.textContent,
      type: script.type,
    })),
    styles: all('style').map((style) => style.textContent),
    inlineCode: all('*')
      .filter((element) => element.getAttributeNames().some((name) => name === 'style' || name.startsWith('on')))
      .map((element) => element.outerHTML.slice(0, 200)),
    texts: Object.fromEntries(selectors.map((selector) => [selector, all(selector).map(textOf)])),
  }
}
