import type { ImageReference, NodeSnapshot } from '@ramify/document'
import { fitInside, type Point, type Rect, type Size } from '@ramify/geometry'
import type { Font, Measurer } from '@ramify/text'
import { within } from '../numbers.ts'
import { type Mark, type Ornament, ornamentGap, ornamentSize } from '../ornaments/ornament.ts'
import { type OrnamentKind, ornaments } from '../ornaments/table.ts'
import type { Role } from '../roles.ts'
import type { Shape } from '../shapes/shape.ts'
import { shapeByName } from '../shapes/table.ts'
import type { TypeStyle } from '../type-style.ts'
import { type Tags, tagsOf } from './tags.ts'
import { fontOf, type TextBlock, textBlock } from './text-block.ts'

/** The size of a topic and what stands where in it. Colours are not decided here, so that they can change alone. */
export interface Body extends Size {
  readonly type: TypeStyle
  readonly shape: Shape
  readonly measurer: Measurer
  /** What its text is set in where no stretch of it says otherwise. */
  readonly font: Font
  readonly block: TextBlock
  /** Where its lines stand; each may be shorter. */
  readonly text: Rect
  readonly align: 'left' | 'center' | 'right'
  readonly image: Rect | null
  readonly marks: readonly PlacedMark[]
  /** Its labels, and where they begin; null where it has none. */
  readonly tags: (Point & { readonly tags: Tags }) | null
}

/** A square of `ornamentSize`, from its top left corner. */
export interface PlacedMark extends Point {
  readonly mark: Mark
  readonly kind: OrnamentKind
  /** Among the marks of its kind. */
  readonly nth: number
}

/** How large an image is when it comes into a map; afterwards people decide. */
export function initialImageSize(natural: Size): Size {
  return fitInside(natural, { width: 200, height: 200 })
}

/** Measured once for each node, also when several drawings in different themes show it. */
export function bodyOf(node: NodeSnapshot, { type, shape: shapeOfTheme }: Role, measurer: Measurer): Body {
  const shape = shapeByName(node.look.shape, shapeOfTheme)
  const known = bodies.get(node)
  if (known && known.type === type && known.shape === shape && known.measurer === measurer) return known
  const body = makeBody(node, type, shape, measurer)
  bodies.set(node, body)
  return body
}

const bodies = new WeakMap<NodeSnapshot, Body>()

function makeBody(node: NodeSnapshot, type: TypeStyle, shape: Shape, measurer: Measurer): Body {
  const { look, nudge } = node
  const padding = type[shape.edge]
  const before = marksOn('before', node)
  const after = marksOn('after', node)
  const beside = (before.length + after.length) * markStep

  const wished = nudge === null || nudge.width === null ? null : within(nudge.width, 40, 2000, 40)
  const room = wished === null ? type.maxWidth : Math.max(20, wished - 2 * padding.x - beside)
  const font = fontOf(type.font, look)
  const block = textBlock(node.text, font, room, measurer)
  const image = node.image && shownSize(node.image)

  // Nothing written yet: still a place to click at, one line high.
  const ownWidth = block.width === 0 && !image ? emptyWidth : block.width
  const textWidth = wished === null ? ownWidth : room
  const rowWidth = textWidth + beside
  const hasRow = ownWidth > 0 || beside > 0
  const rowHeight = hasRow ? Math.max(block.height, beside > 0 ? ornamentSize : 0) : 0
  const imageHeight = image ? image.height + (hasRow ? imageGap : 0) : 0
  const tags = tagsOf(node.marks.labels, type.font, rowWidth, measurer)
  const tagsHeight = tags ? tags.height + tagsGap : 0

  const height = imageHeight + rowHeight + tagsHeight + 2 * padding.y
  const contentWidth = Math.max(rowWidth, image ? image.width : 0, tags ? tags.width : 0)
  const sides = padding.x + (shape.aside ? shape.aside(height) : 0)
  const width = contentWidth + 2 * sides

  const align = look.align ?? (image ? 'center' : type.align)
  // Labels that are wider than the words leave these where they are aligned.
  const rowX = sides + (contentWidth - rowWidth) * (tags && !image ? shares[align] : 0.5)
  const rowMiddle = padding.y + imageHeight + rowHeight / 2
  const textX = rowX + before.length * markStep
  return {
    type,
    shape,
    measurer,
    width,
    height,
    font,
    block,
    text: { x: textX, y: rowMiddle - block.height / 2, width: textWidth, height: block.height },
    align,
    image: image && { ...image, x: (width - image.width) / 2, y: padding.y },
    marks:
      beside === 0
        ? noMarks
        : [...inRow(before, rowX, rowMiddle), ...inRow(after, textX + textWidth + ornamentGap, rowMiddle)],
    tags: tags && {
      tags,
      x: sides + (contentWidth - tags.width) * shares[align],
      y: height - padding.y - tags.height,
    },
  }
}

const emptyWidth = 24
const imageGap = 8
const tagsGap = 4
/** Which part of the free room stands before what is aligned. */
export const shares = { left: 0, center: 0.5, right: 1 }
const markStep = ornamentSize + ornamentGap

const noMarks: readonly never[] = []
const allOrnaments = Object.entries(ornaments) as readonly [OrnamentKind, Ornament][]

type KindedMark = Pick<PlacedMark, 'mark' | 'kind' | 'nth'>

function marksOn(side: Ornament['side'], node: NodeSnapshot): readonly KindedMark[] {
  let marks: readonly KindedMark[] = noMarks
  for (const [kind, ornament] of allOrnaments) {
    if (ornament.side !== side) continue
    const more = ornament.marksOf(node)
    if (more.length > 0) marks = [...marks, ...more.map((mark, nth) => ({ mark, kind, nth }))]
  }
  return marks
}

function inRow(marks: readonly KindedMark[], x: number, middle: number): PlacedMark[] {
  return marks.map((mark, i) => ({ ...mark, x: x + i * markStep, y: middle - ornamentSize / 2 }))
}

/** Sizes come from documents made anywhere: an image may be as large as a person likes, but not swallow the map. */
function shownSize({ width, height }: ImageReference): Size {
  const size = { width: within(width, 8, 8000, 200), height: within(height, 8, 8000, 200) }
  return fitInside(size, { width: 1200, height: 1200 })
}
