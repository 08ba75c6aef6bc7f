import type { LineLook, Look } from '@ramify/document'
import { isEmpty, isRaw, numberOf, type Raw, rawOf, sameRaw, stringOf } from '../raw.ts'
import { readLineLook, readLook, writeLineStyle, writeStyle } from './looks.ts'
import { boundaryShapes, summaryShapes } from './names.ts'
import type { Words } from './rich-text.ts'
import { readTitle, titleKeys, writeTitle } from './title-part.ts'

/** What boundaries, summaries, callouts and relationships have in common: words and a look beside what they belong to. */
interface Labelled {
  readonly text?: unknown
  readonly textRuns?: unknown
  readonly look?: unknown
}

type Point = { readonly x: number; readonly y: number }

const wordFields = ({ text, runs }: Words) => ({ text, ...(runs !== undefined && { textRuns: runs }) })

const lookField = (look: Look | LineLook) => (isEmpty(look as Raw) ? {} : { look: look as Raw })

/** The first and the last child of `(0,2)`; `master` is the topic itself. Null when there are no such children. */
export function rangeOf(text: unknown, count: number): readonly [number, number] | 'master' | null {
  if (text === 'master') return 'master'
  const [, one, other] = /^\(\s*(\d{1,9})\s*,\s*(\d{1,9})\s*\)$/.exec(stringOf(text) ?? '') ?? []
  if (one === undefined || other === undefined || count === 0) return null
  const [first, last] = [Number(one), Number(other)].sort((a, b) => a - b) as [number, number]
  return first < count ? [first, Math.min(last, count - 1)] : null
}

/** The words are kept while they are the same; so are all fields that nobody here knows. */
function withWords(raw: Raw, { text, textRuns }: Labelled): Raw {
  const said = wordFields(readTitle(raw))
  if (sameRaw(said, { text: text ?? '', ...(textRuns !== undefined && { textRuns }) })) return raw
  const { title: _, attributedTitle: __, ...rest } = raw
  const words = writeTitle(text, textRuns)
  return words.title === '' && !Object.hasOwn(raw, titleKeys[0]) ? rest : { ...rest, ...words }
}

function withStyle(raw: Raw, style: Raw | undefined): Raw {
  const { style: _, ...rest } = raw
  return style === undefined ? rest : { ...rest, style }
}

export function readBoundary(raw: Raw) {
  return { kind: 'boundary', ...wordFields(readTitle(raw)), ...lookField(boundaryLook(raw)) }
}

/** The line around it is what the border of a topic is. */
function boundaryLook({ style }: Raw): Look {
  const {
    lineColor,
    lineWidth,
    lineDash,
    lineStyle: _,
    lineStart: __,
    lineEnd: ___,
    ...look
  } = readLook(style, boundaryShapes)
  return {
    ...look,
    ...(lineColor !== undefined && { border: lineColor }),
    ...(lineWidth !== undefined && { borderWidth: lineWidth }),
    ...(lineDash !== undefined && { borderDash: lineDash }),
  }
}

export function writeBoundary(raw: Raw, range: Labelled): Raw {
  const worded = withWords(raw, range)
  if (sameRaw(boundaryLook(raw), rawOf(range.look))) return worded
  const { border, borderWidth, borderDash, lineColor, lineWidth, lineDash, ...look } = rawOf(range.look) as Look
  const lines = {
    ...((border ?? lineColor) !== undefined && { lineColor: border ?? lineColor }),
    ...((borderWidth ?? lineWidth) !== undefined && { lineWidth: borderWidth ?? lineWidth }),
    ...((borderDash ?? lineDash) !== undefined && { lineDash: borderDash ?? lineDash }),
  }
  return withStyle(worded, writeStyle({ ...look, ...lines }, rawOf(raw.style), boundaryShapes))
}

/**
 * The brace is the summary's own. So are the words, where its topic is one of the document's own (`ownTopic`), which says by itself
 * what it says and how it looks; otherwise they are those of its topic.
 */
export function readSummary(summary: Raw, topic: Raw, ownTopic: boolean) {
  const words = ownTopic || Object.hasOwn(summary, 'title') ? readTitle(summary) : readTitle(topic)
  return { kind: 'summary', ...wordFields(words), ...lookField(summaryLook(summary, ownTopic ? null : topic)) }
}

function summaryLook(summary: Raw, topic: Raw | null): Look {
  const own = readLook(summary.style, summaryShapes)
  if (!topic) return own
  const { brace: _, rest } = splitLook(readLook(topic.style))
  return { ...rest, ...splitLook(own).brace }
}

/** What a look says of the brace, and what it says of the words of its topic. */
function splitLook({ lineColor, lineWidth, lineDash, shape, ...rest }: Look): { brace: Look; rest: Look } {
  const brace = {
    ...(lineColor !== undefined && { lineColor }),
    ...(lineWidth !== undefined && { lineWidth }),
    ...(lineDash !== undefined && { lineDash }),
    ...(shape !== undefined && { shape }),
  }
  return { brace, rest }
}

export function writeOwnSummary(summary: Raw, range: Labelled): Raw {
  const worded = withWords(summary, range)
  if (sameRaw(summaryLook(summary, null), rawOf(range.look))) return worded
  return withStyle(worded, writeStyle(rawOf(range.look) as Look, rawOf(summary.style), summaryShapes))
}

export function writeSummary(summary: Raw, topic: Raw, range: Labelled): readonly [Raw, Raw] {
  const { title: _, attributedTitle: __, ...plain } = summary
  const worded = withWords(topic, range)
  if (sameRaw(summaryLook(summary, topic), rawOf(range.look))) return [plain, worded]
  const { brace, rest } = splitLook(rawOf(range.look) as Look)
  // Its topic keeps the form it has there.
  const { shape } = readLook(topic.style)
  return [
    withStyle(plain, writeStyle(brace, rawOf(summary.style), summaryShapes)),
    withStyle(worded, writeStyle({ ...rest, ...(shape !== undefined && { shape }) }, rawOf(topic.style))),
  ]
}

export function readCallout(topic: Raw) {
  const x = numberOf(rawOf(topic.position).x)
  const y = numberOf(rawOf(topic.position).y)
  const isPlaced = x !== undefined && y !== undefined && (x !== 0 || y !== 0)
  return {
    ...wordFields(readTitle(topic)),
    ...(isPlaced && isNear({ x, y }) && { position: { x, y } }),
    ...lookField(readLook(topic.style)),
  }
}

const isNear = ({ x, y }: Point) => Math.abs(x) <= 1e7 && Math.abs(y) <= 1e7

export function writeCallout(topic: Raw, callout: Labelled & { readonly position?: unknown }): Raw {
  const worded = withWords({ title: '', ...topic }, callout)
  const isSame = sameRaw(readLook(topic.style), rawOf(callout.look))
  const styled = isSame ? worded : withStyle(worded, writeStyle(rawOf(callout.look) as Look, rawOf(topic.style)))
  if (sameRaw(readCallout(topic).position, callout.position)) return styled
  const { position: _, ...rest } = styled
  return isRaw(callout.position) ? { ...rest, position: callout.position } : rest
}

export function readRelationship(raw: Raw) {
  const bend = bendOf(raw)
  return {
    ...wordFields(readTitle(raw)),
    ...(bend.length > 0 && { bend }),
    ...lookField(readLineLook(raw.style)),
  }
}

/** Control points stand as far from the ends as ours do; those by angle are where a line bends by itself. */
function bendOf({ controlPoints }: Raw): Point[] {
  const points = [0, 1].map((nth) => {
    const at = rawOf(rawOf(controlPoints)[nth])
    const x = numberOf(at.x)
    const y = numberOf(at.y)
    return x !== undefined && y !== undefined && isNear({ x, y }) ? { x, y } : null
  })
  const [first, second] = points
  if (first && second) return [first, second]
  const only = first ?? second
  return only ? [first ?? { x: -only.x, y: only.y }, second ?? { x: -only.x, y: only.y }] : []
}

export function writeRelationship(raw: Raw, line: Labelled & { readonly bend?: unknown }): Raw {
  const worded = withWords(raw, line)
  const isSame = sameRaw(readLineLook(raw.style), rawOf(line.look))
  const styled = isSame ? worded : withStyle(worded, writeLineStyle(rawOf(line.look) as LineLook, rawOf(raw.style)))
  const bend = Array.isArray(line.bend) ? line.bend : []
  if (sameRaw(bendOf(raw), bend)) return styled
  const { controlPoints: _, ...rest } = styled
  const [first, second] = bend
  return first === undefined ? rest : { ...rest, controlPoints: { '0': first, '1': second ?? first } }
}
