import type { Marks } from '@ramify/document'
import { type Rect, roundedRectangle, type Size } from '@ramify/geometry'
import type { Font, Measurer } from '@ramify/text'
import { contrasting } from '@ramify/themes'
import { colorOr } from '../../drawing/colors.ts'
import { varyFont } from '../../drawing/fonts.ts'
import { labelOf } from '../../drawing/label.ts'
import { filled, type Primitive } from '../../drawing/primitives.ts'
import type { Role } from '../roles.ts'

/** The labels of a topic, in rows below its words. */
export interface Tags extends Size {
  /** Each from the top left corner of all of them. */
  readonly boxes: readonly (Rect & { readonly words: string; readonly color: string | undefined })[]
  readonly font: Font
}

const height = 18
const gap = 4
const padding = 6
/** More of a label nobody reads on a map; the panel has all of it. */
const mostCharacters = 24
/** A row is broken here, or where the words above it end. */
const leastRoom = 240

export function tagsOf({ labels, labelColors }: Marks, typeFont: Font, room: number, measurer: Measurer): Tags | null {
  if (labels.length === 0) return null
  const font = varyFont(typeFont, { size: 11, weight: 500, italic: false })
  const most = Math.max(room, leastRoom)
  const boxes: Tags['boxes'][number][] = []
  let [x, y, widest] = [0, 0, 0]
  for (const label of labels) {
    const words = shortened(label)
    const width = labelOf(words, font, '', measurer).width + 2 * padding
    if (x > 0 && x + width > most) [x, y] = [0, y + height + gap]
    const color = labelColors?.find((one) => one.label === label)?.color
    boxes.push({ x, y, width, height, words, color })
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
  return boxes.flatMap(({ words, color, ...box }): Primitive[] => {
    const [x, y] = [left + box.x, top + box.y]
    const { fill, text } = tagColors(color, role)
    return [
      filled(roundedRectangle({ ...box, x, y }, 4), fill),
      ...labelOf(words, font, text, measurer).draw(x + padding, y + height / 2),
    ]
  })
}

/** Words that can be read on whatever colour somebody chose. */
function tagColors(chosen: string | undefined, { label }: Role): Role['label'] {
  const fill = colorOr(chosen, null)
  if (fill === null) return label
  return { fill, text: hex.test(fill) ? contrasting(label.text, fill) : label.text }
}

const hex = /^#[0-9a-f]{6}$/i

function shortened(label: string): string {
  const characters = [...label.replace(/\s+/g, ' ').trim()]
  return characters.length > mostCharacters
    ? `${characters.slice(0, mostCharacters - 1).join('')}…`
    : characters.join('')
}
