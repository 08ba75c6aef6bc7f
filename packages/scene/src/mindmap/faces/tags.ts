import { type Rect, roundedRectangle, type Size } from '@ramify/geometry'
import type { Font, Measurer } from '@ramify/text'
import { varyFont } from '../../drawing/fonts.ts'
import { labelOf } from '../../drawing/label.ts'
import { filled, type Primitive } from '../../drawing/primitives.ts'
import type { Role } from '../roles.ts'

/** The labels of a topic, in rows below its words. */
export interface Tags extends Size {
  /** Each from the top left corner of all of them. */
  readonly boxes: readonly (Rect & { readonly words: string })[]
  readonly font: Font
}

const height = 18
const gap = 4
const padding = 6
/** More of a label nobody reads on a map; the panel has all of it. */
const mostCharacters = 24
/** A row is broken here, or where the words above it end. */
const leastRoom = 240

export function tagsOf(labels: readonly string[], typeFont: Font, room: number, measurer: Measurer): Tags | null {
  if (labels.length === 0) return null
  const font = varyFont(typeFont, { size: 11, weight: 500, italic: false })
  const most = Math.max(room, leastRoom)
  const boxes: (Rect & { words: string })[] = []
  let [x, y, widest] = [0, 0, 0]
  for (const label of labels) {
    const words = shortened(label)
    const width = labelOf(words, font, '', measurer).width + 2 * padding
    if (x > 0 && x + width > most) [x, y] = [0, y + height + gap]
    boxes.push({ x, y, width, height, words })
    widest = Math.max(widest, x + width)
    x += width + gap
  }
  return { boxes, font, width: widest, height: y + height }
}

export function drawTags(
  { boxes, font }: Tags,
  left: number,
  top: number,
  role: Role,
  measurer: Measurer,
): Primitive[] {
  const { fill, text } = role.label
  return boxes.flatMap(({ words, ...box }): Primitive[] => {
    const [x, y] = [left + box.x, top + box.y]
    return [
      filled(roundedRectangle({ ...box, x, y }, 4), fill),
      ...labelOf(words, font, text, measurer).draw(x + padding, y + height / 2),
    ]
  })
}

function shortened(label: string): string {
  const characters = [...label.replace(/\s+/g, ' ').trim()]
  return characters.length > mostCharacters
    ? `${characters.slice(0, mostCharacters - 1).join('')}…`
    : characters.join('')
}
