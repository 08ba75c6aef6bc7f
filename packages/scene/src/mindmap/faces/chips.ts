import type { NodeSnapshot } from '@ramify/document'
import {
  circle,
  type Path,
  parsePath,
  type Rect,
  roundedRectangle,
  type Size,
  scalePath,
  translatePath,
} from '@ramify/geometry'
import type { Font, Measurer } from '@ramify/text'
import { marks } from '@ramify/themes'
import { varyFont } from '../../drawing/fonts.ts'
import { labelOf } from '../../drawing/label.ts'
import { drawn, filled, type ShapePrimitive, type TextPrimitive } from '../../drawing/primitives.ts'
import type { Role } from '../roles.ts'
import { type Calendar, type DueState, dueState } from './calendar.ts'
import { initialOf, personColor } from './person.ts'

/** What stands last beside the words of a topic: the files it has, when it is due, who does it. */
export type ChipKind = 'files' | 'due' | 'assignee'

export interface Chip extends Size {
  readonly kind: ChipKind
  /** From its top left corner. */
  draw(role: Role, measurer: Measurer): readonly (ShapePrimitive | TextPrimitive)[]
}

export interface PlacedChip extends Rect {
  readonly chip: Chip
}

export const chipHeight = 18

/** From left to right. */
export function chipsOf(node: NodeSnapshot, typeFont: Font, calendar: Calendar, measurer: Measurer): readonly Chip[] {
  const { task, files } = node
  if (!task && !files) return noChips
  const font = varyFont(typeFont, { size: 11, weight: 500, italic: false })
  const chips: Chip[] = []
  if (files)
    chips.push(filesChip(files.length === 1 ? shortened(files[0]?.name ?? '') : String(files.length), font, measurer))
  // What is done has no date any more.
  const state = dueState(node, calendar.today)
  if (task?.due !== undefined && state !== 'done') chips.push(dueChip(calendar.words(task.due), state, font, measurer))
  if (task?.assignee) chips.push(avatar(task.assignee, font))
  return chips
}

const noChips: readonly Chip[] = []
const padding = 6
const icon = 12
const iconGap = 3
const grid = 24
/** More of the name of a file nobody reads on a map; the panel has all of it. */
const mostCharacters = 16

const clock: Path = [...circle(12, 12, 10), ...parsePath('M12 6L12 12L16 14')]
const alert: Path = [...circle(12, 12, 10), ...parsePath('M12 8L12 12M12 16L12.01 16')]
const paperclip = parsePath(
  'M21.44 11.05L12.25 20.24C9.91 22.58 6.11 22.58 3.76 20.24C1.42 17.9 1.42 14.1 3.76 11.75L12.33 3.18' +
    'C13.89 1.62 16.42 1.62 17.98 3.18C19.55 4.74 19.55 7.27 17.98 8.83L9.41 17.41' +
    'C8.63 18.19 7.36 18.19 6.58 17.41C5.8 16.63 5.8 15.36 6.58 14.58L15.07 6.1',
)

function filesChip(words: string, font: Font, measurer: Measurer): Chip {
  return labelled('files', paperclip, words, font, measurer, ({ dark }) => quiet(dark))
}

function dueChip(words: string, state: DueState, font: Font, measurer: Measurer): Chip {
  const sign = state === 'late' ? alert : state === 'today' ? clock : null
  return labelled('due', sign, words, font, measurer, ({ dark }) =>
    state === 'late' || state === 'today' ? marks.due[state][dark ? 'onDark' : 'onLight'] : quiet(dark),
  )
}

const quiet = (isDark: boolean) => marks.due.later[isDark ? 'onDark' : 'onLight']

function labelled(
  kind: ChipKind,
  sign: Path | null,
  words: string,
  font: Font,
  measurer: Measurer,
  colors: (role: Role) => { readonly fill: string; readonly text: string },
): Chip {
  const before = sign ? icon + iconGap : 0
  const width = labelOf(words, font, '', measurer).width + before + 2 * padding
  return {
    kind,
    width,
    height: chipHeight,
    draw(role, measurer) {
      const { fill, text } = colors(role)
      const box = filled(roundedRectangle({ x: 0, y: 0, width, height: chipHeight }, 4), fill)
      const label = labelOf(words, font, text, measurer).draw(padding + before, chipHeight / 2)
      if (!sign) return [box, ...label]
      const path = translatePath(scalePath(sign, icon / grid), padding, (chipHeight - icon) / 2)
      return [box, drawn(path, text, 1.1), ...label]
    },
  }
}

function avatar(person: { readonly name: string; readonly member?: string }, font: Font): Chip {
  const [fill, initial] = [personColor(person), initialOf(person.name)]
  const letter = varyFont(font, { size: 10, weight: 600 })
  return {
    kind: 'assignee',
    width: chipHeight,
    height: chipHeight,
    draw(_role, measurer) {
      const middle = chipHeight / 2
      const label = labelOf(initial, letter, '#ffffff', measurer)
      return [filled(circle(middle, middle, middle), fill), ...label.draw(middle - label.width / 2, middle)]
    },
  }
}

function shortened(name: string): string {
  const characters = [...name.trim()]
  if (characters.length <= mostCharacters) return name.trim()
  // The ending says what kind of file it is.
  const end = /\.[^.]{1,5}$/.exec(name)?.[0] ?? ''
  return `${characters.slice(0, mostCharacters - 1 - end.length).join('')}…${end}`
}
