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

/** The colour, size and font that an element gives to its words, beside what holds around it. */
export function textLooksOf(element: HtmlElement, outer: TextAttributes): TextAttributes {
  const style = styleOf(element)
  const color = style.get('color') ?? element.attributes.get('color')
  const size = sizeOf(style.get('font-size'))
  const family = (element.attributes.get('face') ?? style.get('font-family'))
    ?.split(',')[0]
    ?.trim()
    .replace(/["']/g, '')
  return {
    ...outer,
    ...(color !== undefined && isColor(color) && { color: color.toLowerCase() }),
    ...(size !== undefined && { size }),
    ...(family !== undefined && isFamily(family) && { family }),
  }
}

/** In pixels; other units say a size only in relation to something. */
function sizeOf(text: string | undefined): number | undefined {
  const [, number, unit] = /^([\d.]{1,8})(px|pt)$/.exec(text ?? '') ?? []
  const size = Math.round(Number(number) * (unit === 'pt' ? 4 / 3 : 1))
  return size >= 1 && size <= 1000 ? size : undefined
}

const isColor = (text: string) =>
  text.length <= 64 &&
  /^(?:#(?:[\da-f]{3}|[\da-f]{6})|rgb\([\d\s.,%]+\)|(?!inherit$|initial$|unset$|currentcolor$)[a-z]{3,24})$/i.test(text)

const isFamily = (name: string) =>
  /^[^\p{Cc}\p{Cs}<>"'{};\\]{1,100}$/u.test(name) && !/^(?:inherit|initial|unset)$/i.test(name)
