import type { Field } from '../../core/fields.ts'
import type { Json } from '../../core/json.ts'
import { lookFields } from '../schema/look.ts'
import type { Look } from '../snapshot/snapshot.ts'

/** The names a node's look has in content. */
export const styleFields: { readonly [K in keyof Look]-?: string } = {
  shape: 'shape',
  fill: 'background',
  border: 'stroke',
  borderWidth: 'stroke-width',
  borderDash: 'stroke-pattern',
  color: 'color',
  size: 'font-size',
  family: 'font-family',
  bold: 'font-weight',
  italic: 'font-style',
  underline: 'underline',
  strike: 'strike',
  align: 'text-align',
  lineColor: 'connect-color',
  lineWidth: 'connect-width',
  lineStyle: 'connect-style',
  lineDash: 'connect-pattern',
  lineStart: 'connect-start',
  lineEnd: 'connect-end',
  imageSide: 'image-side',
}

/** Fields that have words in content where the look has yes and no. */
const words: { readonly [K in keyof Look]?: readonly [yes: string, no: string] } = {
  bold: ['bold', 'normal'],
  italic: ['italic', 'normal'],
}

export function writeLook(look: Look): { [field: string]: Json } {
  const style: { [field: string]: Json } = {}
  for (const key of Object.keys(look) as (keyof Look)[]) {
    const value = look[key]
    const pair = words[key]
    if (value !== undefined) style[styleFields[key]] = pair ? pair[value ? 0 : 1] : value
  }
  return style
}

export function readStyle(data: Readonly<Record<string, unknown>>, warn: (field: string) => void): Look {
  const look: { [key: string]: unknown } = {}
  for (const key of Object.keys(styleFields) as (keyof Look)[]) {
    const field = styleFields[key]
    if (!Object.hasOwn(data, field) || data[field] === null || data[field] === undefined) continue
    const value = readOne(key, data[field])
    if (value === undefined) warn(field)
    else look[key] = value
  }
  return look
}

function readOne(key: keyof Look, value: unknown): unknown {
  const check: Field<unknown> = lookFields[key]
  const pair = words[key]
  const [yes, no] = pair ?? []
  if (pair && (value === yes || value === no)) return value === yes
  // Other programs write sizes as text.
  return check(value) ?? (typeof value === 'string' && value !== '' ? check(Number.parseFloat(value)) : undefined)
}
