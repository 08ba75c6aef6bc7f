import { contentToJson } from '@ramify/document'
import type { Report } from '../files/report.ts'
import { isPlaceExtension } from './own-place.ts'
import { isShownTask } from './parts/carried-part.ts'
import { isExactStyle } from './parts/looks.ts'
import { isExact, markersOf } from './parts/markers.ts'
import { readNotes } from './parts/notes-part.ts'
import { layoutOf } from './parts/structures.ts'
import { isRaw, listOf, type Raw, rawOf, stringOf } from './raw.ts'
import type { SheetFiles } from './sheet-files.ts'
import type { Fields, TopicContext, TopicRole } from './topic-context.ts'
import { hasStyle, labelsOf, numberingOf } from './topic-parts.ts'
import { topicsBelow } from './topics-below.ts'

/** Says what became of everything that one topic holds. */
export function reportTopic(report: Report, raw: Raw, data: Fields, role: TopicRole, context: TopicContext): void {
  const place = stringOf(data.id) ?? ''
  if (data.note !== undefined) report.add('imported', 'notes', { place })
  else if (hasNotes(raw)) report.add('kept', 'notes', { place })
  report.add('imported', 'labels', { place, count: labelsOf(raw).length })
  report.add('kept', 'labels', { place, count: labelCount(raw) - labelsOf(raw).length })
  reportMarkers(report, raw, place)
  reportLink(report, raw, data, place)
  const src = isRaw(raw.image) ? stringOf(raw.image.src) : undefined
  if (src !== undefined)
    report.add(data.resource_id === undefined ? 'kept' : 'imported', 'images', { place, was: sourceOf(src, data) })
  reportStructure(report, raw, place)
  if (hasStyle(raw)) {
    const isKnown = context.role === role && Object.keys(rawOf(rawOf(raw.style).properties)).length > 0
    report.add(isKnown && isExactStyle(raw.style) ? 'imported' : 'approximated', 'styles', { place })
  }
  if (data.formula !== undefined) report.add('imported', 'formulas', { place })
  if (isRaw(raw.numbering)) {
    const isShown = role === 'root' && numberingOf(raw) !== undefined
    report.add(isShown ? 'approximated' : 'kept', 'numbering', { place })
  }
  reportExtensions(report, raw, place)
}

/** A topic that no map shows, with all below it; or without `isTopic` one of which there are only the words. */
export function reportUnshown(
  report: Report,
  top: Raw,
  { place, was, isTopic = false }: { readonly place: string; readonly was: string; readonly isTopic?: boolean },
): void {
  for (const raw of topicsBelow(top)) {
    const { boundaries, summaries } = raw
    const href = stringOf(raw.href) ?? ''
    const count = (list: unknown) => (Array.isArray(list) ? list.length : 0)
    if (isTopic || raw !== top) report.add('kept', 'topics', { place, was })
    if (readNotes(raw.notes).text !== '' || hasNotes(raw)) report.add('kept', 'notes', { place })
    report.add('kept', 'labels', { place, count: labelCount(raw) })
    report.add('kept', 'markers', { place, count: markersOf(raw).length })
    if (href !== '') report.add('kept', isAttachment(href) ? 'attachments' : 'links', { place, was: href })
    if (isRaw(raw.image)) report.add('kept', 'images', { place, was: stringOf(raw.image.src) ?? '' })
    report.add('kept', 'boundaries', { place, count: count(boundaries) })
    report.add('kept', 'summaries', { place, count: count(summaries) })
    report.add('kept', 'callouts', { place, count: listOf(rawOf(raw.children).callout).length })
  }
}

const labelCount = ({ labels }: Raw) =>
  Array.isArray(labels) ? labels.filter((label) => (stringOf(label) ?? '') !== '').length : 0

const isAttachment = (href: string) => /^\s*xap:/i.test(href)

/** Of pictures alone: no map shows those. A note that somebody has emptied is none. */
const hasNotes = ({ notes }: Raw) =>
  notes !== undefined && readNotes(notes).text === '' && /"image"|<(?:xhtml:)?img\b/i.test(contentToJson(notes))

function reportMarkers(report: Report, raw: Raw, place: string): void {
  for (const marker of markersOf(raw)) {
    const isSame =
      isExact(marker) || /^(?:priority-[1-9]|task-(?:start|oct|quarter|3oct|half|5oct|3quar|7oct|done))$/.test(marker)
    report.add(isSame ? 'imported' : 'approximated', 'markers', { place, was: isSame ? '' : marker })
  }
}

function reportLink(report: Report, raw: Raw, data: Fields, place: string): void {
  const href = stringOf(raw.href)
  if (href === undefined || href === '') return
  if (data.hyperlink !== undefined) report.add('imported', 'links', { place })
  else if (data.hyperlinkAddress !== undefined) report.add('approximated', 'links', { place, was: href })
  else if (data.files !== undefined) report.add('imported', 'attachments', { place })
  else report.add('kept', isAttachment(href) ? 'attachments' : 'links', { place, was: href })
}

/** Of one that is shown nobody asks where it came from. */
const sourceOf = (src: string, data: Fields) => (data.resource_id === undefined ? src : '')

function reportStructure(report: Report, raw: Raw, place: string): void {
  const was = stringOf(raw.structureClass)
  if (was === undefined || was === '') return
  const found = layoutOf(was)
  const fate = !found ? 'kept' : found.isExact ? 'imported' : 'approximated'
  report.add(fate, 'structures', { place, was: fate === 'imported' ? '' : was })
}

function reportExtensions(report: Report, raw: Raw, place: string): void {
  for (const extension of listOf(raw.extensions)) {
    const name = stringOf(extension.provider) ?? ''
    if (isShownTask(extension)) report.add('imported', 'tasks', { place })
    if (
      isShownTask(extension) ||
      name === 'ramify.files' ||
      isPlaceExtension(extension) ||
      /mathjax/i.test(name) ||
      /^org\.xmind\.ui\.map\./.test(name)
    )
      continue
    const part = /task/i.test(name) ? 'tasks' : /audio/i.test(name) ? 'audio' : 'other'
    report.add('kept', part, { place, was: name })
  }
}

/** What belongs to a sheet, or to the whole file. */
export function reportSheet(
  report: Report,
  sheet: Raw,
  { isFirst, files }: { isFirst: boolean; files: SheetFiles },
): void {
  if (isRaw(sheet.theme)) report.add('approximated', 'themes')
  for (const key of ['legend', 'extensions', 'settings'])
    if (sheet[key] !== undefined) report.add('kept', 'other', { was: key })
  if (!isFirst) return
  const comments = files.others.find((name) => /^comments\.xml$/i.test(name))
  if (comments === undefined) return
  const text = new TextDecoder('utf-8').decode(files.resource(comments).bytes)
  report.add('kept', 'comments', { count: text.split(/<comment[\s>]/).length - 1 })
}

/** Browsers and Node have the same; neither is the language's own. */
declare class TextDecoder {
  constructor(label: string)
  decode(bytes: Uint8Array): string
}
