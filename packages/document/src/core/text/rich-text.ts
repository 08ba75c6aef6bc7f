import * as Y from 'yjs'
import { checkFields, cleanText, readFields } from '../fields.ts'
import { isPlain, sameJson } from '../json.ts'
import { attributeFields, type TextAttributes } from './attributes.ts'

export interface TextRun {
  readonly text: string
  readonly attributes: TextAttributes
}

/** Text with formatting. Runs are maximal and never empty; no runs is no text. */
export interface RichText {
  readonly text: string
  readonly runs: readonly TextRun[]
}

export const noText: RichText = Object.freeze({ text: '', runs: [] })

const noAttributes: TextAttributes = Object.freeze({})

/** What can be read in a Y.Text; anything else is no text. Embedded things are passed over. */
export function readText(value: unknown): RichText {
  if (!(value instanceof Y.Text) || value.length === 0) return noText
  const words = unformatted(value)
  if (words !== undefined) return { text: words, runs: [{ text: words, attributes: noAttributes }] }
  const runs: TextRun[] = []
  for (const { insert, attributes } of value.toDelta() as { insert: unknown; attributes?: unknown }[]) {
    if (typeof insert === 'string') runs.push({ text: insert, attributes: readAttributes(attributes) })
  }
  return richText(runs)
}

/** The words of a text written in one go and never formatted, as nearly all are that a map is opened with. */
function unformatted({ _start: only }: Y.Text): string | undefined {
  return only && !only.right && !only.deleted && only.content instanceof Y.ContentString ? only.content.str : undefined
}

/** Text of runs: neighbours that look the same become one, empty ones go. */
export function richText(runs: readonly TextRun[]): RichText {
  const joined: TextRun[] = []
  let text = ''
  for (const run of runs) {
    if (run.text === '') continue
    text += run.text
    const last = joined.at(-1)
    if (last && sameJson(last.attributes, run.attributes)) {
      joined[joined.length - 1] = { text: last.text + run.text, attributes: last.attributes }
    } else {
      joined.push(run)
    }
  }
  return joined.length === 0 ? noText : { text, runs: joined }
}

export function plainText(text: string): RichText {
  const clean = cleanText(text)
  return clean === '' ? noText : { text: clean, runs: [{ text: clean, attributes: noAttributes }] }
}

export function isFormatted(text: RichText): boolean {
  return text.runs.some((run) => Object.keys(run.attributes).length > 0)
}

/** Text given from outside: a string, or runs as a snapshot has them. */
export function checkText(value: unknown): RichText | undefined {
  if (typeof value === 'string') return plainText(value)
  if (!isPlain(value) || !Array.isArray(value.runs)) return undefined
  const runs: TextRun[] = []
  for (const run of value.runs as unknown[]) {
    if (!isPlain(run) || typeof run.text !== 'string') return undefined
    const attributes = checkFields(attributeFields, run.attributes ?? noAttributes)
    if (!attributes) return undefined
    runs.push({ text: cleanText(run.text), attributes })
  }
  return richText(runs)
}

function readAttributes(value: unknown): TextAttributes {
  return value === undefined ? noAttributes : readFields(attributeFields, value)
}
