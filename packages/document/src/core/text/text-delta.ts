import type * as Y from 'yjs'
import { checkFields, checkPatch, cleanText, type Patch } from '../fields.ts'
import { isPlain, sameJson } from '../json.ts'
import { attributeFields, type TextAttributes } from './attributes.ts'
import { type RichText, richText, type TextRun } from './rich-text.ts'

/** One step of a change to a text, from its start on. Lengths are in UTF-16 units, as everywhere in JavaScript. */
export type TextStep =
  | { readonly retain: number; readonly attributes?: Patch<TextAttributes> }
  | { readonly insert: string; readonly attributes?: TextAttributes }
  | { readonly delete: number }

/** The steps as they can be applied to the text, or undefined when they reach past its end or cut a character in two. */
export function checkDelta(value: unknown, text: string): TextStep[] | undefined {
  if (!Array.isArray(value)) return undefined
  const steps: TextStep[] = []
  let at = 0
  for (const given of value as unknown[]) {
    const step = checkStep(given)
    if (!step) return undefined
    if ('retain' in step) at += step.retain
    if ('delete' in step) at += step.delete
    if (at > text.length || cutsCharacter(text, at)) return undefined
    if (!('insert' in step) || step.insert !== '') steps.push(step)
  }
  return steps
}

/** The least change at one place that makes one text the other, so that what others write elsewhere in it merges. */
export function deltaBetween(before: RichText, after: RichText): TextStep[] {
  const old = styles(before)
  const young = styles(after)
  const same = (i: number, j: number) => before.text[i] === after.text[j] && sameJson(old[i], young[j])
  const { head, tail } = commonEnds(before.text, after.text, same)
  const steps: TextStep[] = []
  if (head > 0) steps.push({ retain: head })
  const removed = before.text.length - tail - head
  if (removed > 0) steps.push({ delete: removed })
  steps.push(...insertions(after, head, after.text.length - tail))
  return steps.some((step) => !('retain' in step)) ? steps : []
}

/** A text with other words: what stays at both ends keeps its formatting, what is new looks like what it follows. */
export function retyped(before: RichText, text: string): RichText {
  const after = cleanText(text)
  const { head, tail } = commonEnds(before.text, after, (i, j) => before.text[i] === after[j])
  const old = styles(before)
  const attributes = old[Math.max(0, head - 1)] ?? {}
  const rest = before.text.length - tail
  return richText([
    ...slice(before, 0, head),
    { text: after.slice(head, after.length - tail), attributes },
    ...slice(before, rest, before.text.length),
  ])
}

/**
 * How much is the same at the start and at the end, in whole characters: half of one in a run of its own would be stored as a sign
 * that stands for nothing, and each replica would read another text.
 */
function commonEnds(before: string, after: string, same: (i: number, j: number) => boolean) {
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && same(head, head)) head++
  if (cutsCharacter(before, head) || cutsCharacter(after, head)) head--
  let tail = 0
  while (tail < most - head && same(before.length - 1 - tail, after.length - 1 - tail)) tail++
  if (cutsCharacter(before, before.length - tail) || cutsCharacter(after, after.length - tail)) tail--
  return { head, tail }
}

function slice(text: RichText, from: number, to: number): TextRun[] {
  return insertions(text, from, to).map(({ insert, attributes }) => ({ text: insert, attributes }))
}

interface Insertion {
  readonly insert: string
  readonly attributes: TextAttributes
}

export function insertions(text: RichText, from = 0, to = text.text.length): Insertion[] {
  const steps: Insertion[] = []
  let at = 0
  for (const run of text.runs) {
    const insert = run.text.slice(Math.max(0, from - at), Math.max(0, to - at))
    if (insert !== '') steps.push({ insert, attributes: run.attributes })
    at += run.text.length
  }
  return steps
}

export function applySteps(text: Y.Text, steps: readonly TextStep[]): void {
  text.applyDelta(forYjs(aroundEmbeds(text, steps)))
}

/** Yjs writes into the attributes it is given, so it gets its own. */
export function forYjs(steps: readonly TextStep[]): TextStep[] {
  return steps.map((step) => {
    if ('delete' in step || !step.attributes) return step
    return 'insert' in step
      ? { insert: step.insert, attributes: { ...step.attributes } }
      : { retain: step.retain, attributes: { ...step.attributes } }
  })
}

/** Whether a place in a text lies between the two halves of one character. */
export function cutsCharacter(text: string, at: number): boolean {
  return isHalf(text.charCodeAt(at - 1), 0xd800) && isHalf(text.charCodeAt(at), 0xdc00)
}

function isHalf(unit: number, first: number): boolean {
  return unit >= first && unit < first + 0x400
}

function checkStep(value: unknown): TextStep | undefined {
  if (!isPlain(value)) return undefined
  const { attributes, ...rest } = value
  const [[kind, amount] = [], more] = Object.entries(rest)
  if (more !== undefined) return undefined
  if (kind === 'insert' && typeof amount === 'string' && amount !== '') {
    const checked = checkFields(attributeFields, attributes ?? {})
    return checked && { insert: cleanText(amount), attributes: checked }
  }
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount <= 0) return undefined
  if (kind === 'delete') return attributes === undefined ? { delete: amount } : undefined
  if (kind !== 'retain') return undefined
  const patch = attributes === undefined ? {} : checkPatch(attributeFields, attributes)
  return patch && (Object.keys(patch).length > 0 ? { retain: amount, attributes: patch } : { retain: amount })
}

function styles(text: RichText): TextRun['attributes'][] {
  return text.runs.flatMap((run) => new Array<TextRun['attributes']>(run.text.length).fill(run.attributes))
}

/** Nobody's editor puts embedded things into a text, but a strange one could: they count in Yjs and not in what is read. */
function aroundEmbeds(text: Y.Text, steps: readonly TextStep[]): readonly TextStep[] {
  const pieces = text.toDelta() as { insert: unknown }[]
  if (pieces.every((piece) => typeof piece.insert === 'string')) return steps
  const embeds = new Set<number>()
  let at = 0
  for (const { insert } of pieces) {
    if (typeof insert !== 'string') embeds.add(at)
    at += typeof insert === 'string' ? insert.length : 1
  }
  const around: TextStep[] = []
  let place = 0
  for (const step of steps) {
    if ('insert' in step) {
      around.push(step)
      continue
    }
    const length = 'retain' in step ? step.retain : step.delete
    for (let done = 0; done < length; place++) {
      if (embeds.has(place)) around.push({ retain: 1 })
      else {
        around.push('retain' in step ? { ...step, retain: 1 } : { delete: 1 })
        done++
      }
    }
  }
  return around
}
