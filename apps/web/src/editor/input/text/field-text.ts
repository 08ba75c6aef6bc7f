import type { RichText, TextAttributes } from '@ramify/document'
import { cssFontOfText, fontOf } from '@ramify/scene'
import { type Font, lineHeight } from '@ramify/text'

/** The stretch of the field's text that is selected; where it starts and ends is the caret. */
export interface FieldRange {
  readonly start: number
  readonly end: number
}

/** What is written in the field. Browsers put line breaks as characters or as `<br>`; one at the very end only holds the line open. */
export function readField(field: HTMLElement): string {
  let text = ''
  for (const leaf of leavesOf(field)) text += leaf instanceof Text ? leaf.data : '\n'
  const isOpen = lastLeaf(field) instanceof HTMLBRElement
  return (isOpen ? text.slice(0, -1) : text).replace(/\r\n?/g, '\n')
}

/** Writes text into the field, each formatted stretch in an element of its own. */
export function writeField(field: HTMLElement, { text, runs }: RichText, font: Font): void {
  const pieces = runs.map(({ text: words, attributes }) => {
    if (Object.keys(attributes).length === 0) return document.createTextNode(words)
    const span = document.createElement('span')
    format(span, attributes, font)
    span.append(words)
    return span
  })
  // Without something behind it, a line break at the end shows no new line.
  field.replaceChildren(...pieces, ...(text.endsWith('\n') ? [document.createElement('br')] : []))
}

/** Null when the caret is somewhere else. */
export function readRange(field: HTMLElement): FieldRange | null {
  const selection = getSelection()
  if (!selection || selection.rangeCount === 0) return null
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0)
  if (!field.contains(startContainer) || !field.contains(endContainer)) return null
  return { start: offsetOf(field, startContainer, startOffset), end: offsetOf(field, endContainer, endOffset) }
}

export function writeRange(field: HTMLElement, { start, end }: FieldRange): void {
  const from = pointAt(field, start)
  const to = pointAt(field, end)
  getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset)
}

function offsetOf(field: HTMLElement, node: Node, offset: number): number {
  const before = document.createRange()
  before.selectNodeContents(field)
  before.setEnd(node, offset)
  let length = 0
  for (const leaf of leavesOf(field)) {
    if (leaf === node) return length + offset
    if (!before.intersectsNode(leaf) || before.comparePoint(leaf, 0) > 0) break
    length += leaf instanceof Text ? leaf.length : 1
  }
  return length
}

function pointAt(field: HTMLElement, offset: number): { node: Node; offset: number } {
  let left = offset
  for (const leaf of leavesOf(field)) {
    const length = leaf instanceof Text ? leaf.length : 1
    if (leaf instanceof Text && left <= length) return { node: leaf, offset: left }
    if (left < length) break
    left -= length
  }
  const last = lastLeaf(field)
  return { node: field, offset: field.childNodes.length - (last instanceof HTMLBRElement ? 1 : 0) }
}

function* leavesOf(field: HTMLElement): IterableIterator<Node> {
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text || node instanceof HTMLBRElement) yield node
}

function lastLeaf(field: HTMLElement): Node | null {
  let node: Node | null = field.lastChild
  while (node && !(node instanceof Text) && !(node instanceof HTMLBRElement)) node = node.lastChild
  return node
}

function format(span: HTMLElement, attributes: TextAttributes, font: Font): void {
  const { underline, strike, color } = attributes
  span.style.font = cssFontOfText(fontOf(font, attributes))
  span.style.lineHeight = String(lineHeight)
  span.style.textDecoration = [underline && 'underline', strike && 'line-through'].filter(Boolean).join(' ')
  if (color !== undefined) span.style.color = color
}
