import { type FieldRange, readRange, writeRange } from '../../input/text/field-text.ts'

/** Where the caret is on the screen; at the start of an empty field. */
function caretBox(field: HTMLElement): { x: number; top: number; bottom: number } {
  const selection = getSelection()
  const box = field.getBoundingClientRect()
  const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight)
  const atStart = { x: box.left, top: box.top, bottom: box.top + lineHeight }
  if (!selection?.focusNode || !field.contains(selection.focusNode)) return atStart
  const range = document.createRange()
  range.setStart(selection.focusNode, selection.focusOffset)
  const rect = [...range.getClientRects()].at(-1)
  return rect ? { x: rect.left, top: rect.top, bottom: rect.bottom } : atStart
}

/** How far right the caret stands. */
export function caretX(field: HTMLElement): number {
  return caretBox(field).x
}

export function isOnEdgeLine(field: HTMLElement, edge: 'first' | 'last'): boolean {
  const { top, bottom } = caretBox(field)
  const box = field.getBoundingClientRect()
  const half = Number.parseFloat(getComputedStyle(field).lineHeight) / 2
  return edge === 'first' ? top - box.top < half : box.bottom - bottom < half
}

/** The place of the one caret, without anything selected; null where there is none. */
export function caretOffset(field: HTMLElement): number | null {
  const range = readRange(field)
  return range && range.start === range.end ? range.start : null
}

/** Puts the caret as near to a point of the screen as the field's text comes. */
export function putCaretAt(field: HTMLElement, x: number, y: number): void {
  const { left, right, top, bottom } = field.getBoundingClientRect()
  const found = textPointAt(clamp(x, left + 1, right - 1), clamp(y, top + 2, bottom - 2))
  if (found && field.contains(found.node))
    getSelection()?.setBaseAndExtent(found.node, found.offset, found.node, found.offset)
}

/** On the first or last line, as far right as wished. */
export function putCaretOnLine(field: HTMLElement, x: number, line: 'first' | 'last'): void {
  const { top, bottom } = field.getBoundingClientRect()
  const half = Number.parseFloat(getComputedStyle(field).lineHeight) / 2
  putCaretAt(field, x, line === 'first' ? top + half : bottom - half)
}

export function extendCaretTo(field: HTMLElement, x: number, y: number): void {
  const { left, right, top, bottom } = field.getBoundingClientRect()
  const found = textPointAt(clamp(x, left + 1, right - 1), clamp(y, top + 2, bottom - 2))
  if (found && field.contains(found.node)) getSelection()?.extend(found.node, found.offset)
}

export function putCaret(field: HTMLElement, offset: number): void {
  const range: FieldRange = { start: offset, end: offset }
  writeRange(field, range)
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

/** Safari has only the older of the two. */
function textPointAt(x: number, y: number): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const found = document.caretPositionFromPoint(x, y)
    return found && { node: found.offsetNode, offset: found.offset }
  }
  const range = (document as { caretRangeFromPoint?: (x: number, y: number) => Range | null }).caretRangeFromPoint?.(
    x,
    y,
  )
  return range ? { node: range.startContainer, offset: range.startOffset } : null
}
