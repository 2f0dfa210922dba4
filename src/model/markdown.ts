import { micromark } from 'micromark'

/**
 * Markdown as HTML that is safe to insert: micromark escapes raw HTML and drops addresses other than http(s), mailto and relative ones
 * unless it is told otherwise (https://github.com/micromark/micromark#security).
 */
export function renderMarkdown(text: string): string {
  return micromark(text)
}
