/**
 * The text of an SVG without its document type, which many programs write; null when it is none, or declares entities: a few of those
 * become gigabytes.
 */
export function plainSvg(text: string): string | null {
  const from = text.indexOf('<')
  // Bytes before the first element are a mark or white space, and nothing else.
  if (from === -1 || /[^\s\ufeff]/.test(text.slice(0, from))) return null
  const root = text.search(/<(?:[a-z]+:)?svg[\s>/]/i)
  if (root === -1) return null
  const prolog = text.slice(from, root)
  if (/<!ENTITY/i.test(text) || prolog.includes('[')) return null
  return prolog.replace(/<!DOCTYPE[^>]*>/i, '') + text.slice(root)
}
