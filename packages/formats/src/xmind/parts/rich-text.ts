import type { Json, TextAttributes, TextRun } from '@ramify/document'
import { isRaw, listOf, type Raw, stringOf } from '../raw.ts'
import { readLook, writeStyle } from './looks.ts'

/** Words as a document has them: the text, and runs where something in it is formatted. */
export interface Words {
  readonly text: string
  readonly runs: Json | undefined
}

export const noWords: Words = { text: '', runs: undefined }

const cleaned = (text: string) => text.toWellFormed().replaceAll('\0', '').replace(/\r\n?/g, '\n')

export const plainWords = (text: string): Words => ({ text: cleaned(text), runs: undefined })

/** Neighbours that look the same are one run, as the document joins them. */
export function wordsOf(parts: readonly TextRun[]): Words {
  const runs: { text: string; attributes: TextAttributes }[] = []
  for (const { text, attributes } of parts) {
    const words = cleaned(text)
    if (words === '') continue
    const last = runs.at(-1)
    if (last && sameAttributes(last.attributes, attributes)) last.text += words
    else runs.push({ text: words, attributes })
  }
  const isFormatted = runs.some(({ attributes }) => Object.keys(attributes).length > 0)
  return {
    text: runs.map(({ text }) => text).join(''),
    runs: isFormatted ? runs.map(({ text, attributes }) => ({ ...(attributes as object), text })) : undefined,
  }
}

function sameAttributes(one: TextAttributes, other: TextAttributes): boolean {
  const keys = Object.keys(one) as (keyof TextAttributes)[]
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

/** Line ends at the end say nothing: every paragraph has one. */
export function withoutLastLines(parts: readonly TextRun[]): TextRun[] {
  const kept = [...parts]
  for (let last = kept.pop(); last; last = kept.pop()) {
    const text = last.text.replace(/[\r\n]+$/, '')
    if (text !== '') return [...kept, { ...last, text }]
  }
  return []
}

/** The runs of a document's text; one without formatting when there are none that say the same words. */
export function runsOf(text: unknown, runs: unknown): TextRun[] {
  const words = stringOf(text) ?? ''
  const parts = listOf(runs).flatMap(({ text: part, ...attributes }) =>
    typeof part === 'string' ? [{ text: part, attributes: attributes as TextAttributes }] : [],
  )
  if (parts.length > 0 && parts.map((part) => part.text).join('') === words) return parts
  return words === '' ? [] : [{ text: words, attributes: {} }]
}

/** Only what is said is an attribute: most styles say of everything that it is usual. */
export function attributesOf(properties: unknown): TextAttributes {
  const { color, size, family, bold, italic, underline, strike } = readLook({ properties })
  return {
    ...(bold && { bold }),
    ...(italic && { italic }),
    ...(underline && { underline }),
    ...(strike && { strike }),
    ...(color !== undefined && { color }),
    ...(size !== undefined && { size }),
    ...(family !== undefined && { family }),
  }
}

export const propertiesOfRun = (attributes: TextAttributes): Raw => {
  const properties = writeStyle(attributes)?.properties
  return isRaw(properties) ? properties : {}
}
