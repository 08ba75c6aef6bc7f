import type { HtmlElement } from './parse-html.ts'

const none: ReadonlyMap<string, string> = new Map()

/** The declarations of a `style` attribute, read as words; nothing applies them. */
export function styleOf(element: HtmlElement): ReadonlyMap<string, string> {
  const style = element.attributes.get('style')
  if (style === undefined) return none
  const found = new Map<string, string>()
  for (const [declaration] of style.matchAll(/(?:[^;"']|"[^"]*"|'[^']*'|["'])+/g)) {
    const [name = '', ...rest] = declaration.toLowerCase().split(':')
    if (rest.length > 0) found.set(name.trim(), rest.join(':').trim())
  }
  return found
}
