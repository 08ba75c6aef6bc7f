import type { TextAttributes } from '@ramify/document'
import type { HtmlElement } from './parse-html.ts'
import { styleOf } from './style-of.ts'

export type Flag = 'bold' | 'italic' | 'underline' | 'strike'

/** How the words in an element look, by its name. */
export const flagOfTag: { readonly [name: string]: Flag } = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
}

/** By its tag, unless its own style says otherwise: some programs wrap everything in a `<b>` that is not bold. */
export function textAttributesOf(element: HtmlElement, outer: TextAttributes): TextAttributes {
  const flag = flagOfTag[element.name]
  const style = styleOf(element)
  const weight = style.get('font-weight')
  const slant = style.get('font-style')
  const lines = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`
  const found = {
    ...outer,
    ...(flag && { [flag]: true }),
    ...(weight !== undefined && { bold: /^bold/.test(weight) || Number(weight) >= 600 }),
    ...(slant !== undefined && { italic: slant === 'italic' }),
    ...(lines.includes('underline') && { underline: true }),
    ...(lines.includes('line-through') && { strike: true }),
  }
  return Object.fromEntries(Object.entries(found).filter(([, isOn]) => isOn))
}
