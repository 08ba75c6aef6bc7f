import type { NodeSnapshot } from '@ramify/document'
import { surroundings } from '../../../core/surroundings.ts'
import { areNotesShown } from '../outline-notes.ts'
import { indentOf, type Row } from './rows.ts'

/** Of a row in the outline view: see OutlineView.module.css, which these repeat. */
const step = 24
const beside = 56
const line = 21
const room = 8
/** And in a hand. */
const phoneLine = 24
const phoneRoom = 20
const titleLine = 30
const letter = 7.4
const titleLetter = 13
const most = 14

/** How high a row will be, nearly: what is drawn is measured, this is for all the others. */
export function guessHeight(row: Row, { text, note, image, marks, formula = '' }: NodeSnapshot, width: number): number {
  const isTitle = row.level === 1 && !row.isFloating
  const isPhone = surroundings.get() === 'hand'
  const free = Math.max(120, (width || 720) - beside - step * Math.min(most, indentOf(row)))
  const own = isTitle
    ? linesOf(text.text, free / titleLetter) * titleLine + 24
    : linesOf(text.text, free / letter) * (isPhone ? phoneLine : line) + (isPhone ? phoneRoom : room)
  const notes = note.text === '' || !areNotesShown.get() ? 0 : linesOf(note.text, free / letter) * 18 + 4
  const source = formula === '' ? 0 : linesOf(formula, free / letter) * 18 + 2
  return own + notes + source + (image ? 72 : 0) + (marks.labels.length > 0 ? 22 : 0)
}

/** Chinese characters are two letters wide. */
function linesOf(text: string, letters: number): number {
  let lines = 1
  let used = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    used += code > 0x2e7f ? 2 : 1
    if (code === 10 || used > letters) {
      lines++
      used = 0
    }
  }
  return lines
}
