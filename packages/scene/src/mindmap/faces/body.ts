import type { ImageReference, Look, NodeSnapshot } from '@ramify/document'
import { fitInside, type Point, type Rect, type Size } from '@ramify/geometry'
import type { Font, Measurer } from '@ramify/text'
import { alignShares } from '../../drawing/draw-text-block.ts'
import { formulaBlock, type PlacedFormula } from '../../drawing/formulas/formula-block.ts'
import { type FormulaSetter, noFormulas } from '../../drawing/formulas/formula-setter.ts'
import { within } from '../../drawing/numbers.ts'
import { fontOf, type TextBlock, textBlock } from '../../drawing/text-block.ts'
import { type Mark, type Ornament, ornamentGap, ornamentSize } from '../ornaments/ornament.ts'
import { type OrnamentKind, ornaments } from '../ornaments/table.ts'
import type { Role } from '../roles.ts'
import type { Shape } from '../shapes/shape.ts'
import { shapeByName } from '../shapes/table.ts'
import type { TypeStyle } from '../type-style.ts'
import { type Calendar, plainCalendar } from './calendar.ts'
import { type Chip, chipHeight, chipsOf, type PlacedChip } from './chips.ts'
import { numberBlock, type PlacedNumber } from './number-block.ts'
import { type Tags, tagsOf } from './tags.ts'
import { withImage } from './with-image.ts'

/** What stands where in a topic. */
interface Content extends Size {
  /** What its text is set in where no stretch of it says otherwise. */
  readonly font: Font
  readonly block: TextBlock
  /** Where its lines stand; each may be shorter. */
  readonly text: Rect
  readonly align: 'left' | 'center' | 'right'
  /** Where its number stands; null where it has none. */
  readonly placedNumber: PlacedNumber | null
  readonly image: Rect | null
  /** Where its formula stands; null where it has none. */
  readonly formula: PlacedFormula | null
  readonly marks: readonly PlacedMark[]
  readonly chips: readonly PlacedChip[]
  /** Its labels, and where they begin; null where it has none. */
  readonly tags: (Point & { readonly tags: Tags }) | null
}

/**
 * The size of a topic and what stands where in it. Colours are not decided here, so that they can change alone. All topics of a map are
 * measured, but few are looked at: what stands where is kept of those alone.
 */
export class Body implements Content, FaceContext {
  readonly type: TypeStyle
  readonly shape: Shape
  readonly measurer: Measurer
  /** Of its level; its own look belongs to the node. */
  readonly levelLook: Look
  readonly block: TextBlock
  readonly width: number
  readonly height: number
  readonly #node: NodeSnapshot
  readonly #look: Look
  readonly #given: FaceContext
  #content: Content | undefined

  constructor(node: NodeSnapshot, look: Look, role: Role, shape: Shape, measurer: Measurer, given: FaceContext) {
    this.type = role.type
    this.shape = shape
    this.measurer = measurer
    this.levelLook = role.look
    this.#node = node
    this.#look = look
    this.#given = given
    const { block, width, height } = arrange(node, look, role.type, shape, measurer, given)
    this.block = block
    this.width = width
    this.height = height
  }

  get number(): string {
    return this.#given.number
  }

  get comments(): number {
    return this.#given.comments
  }

  get formulas(): FormulaSetter {
    return this.#given.formulas
  }

  get calendar(): Calendar {
    return this.#given.calendar
  }

  get font(): Font {
    return this.#arranged.font
  }

  get text(): Rect {
    return this.#arranged.text
  }

  get align(): Content['align'] {
    return this.#arranged.align
  }

  get placedNumber(): PlacedNumber | null {
    return this.#arranged.placedNumber
  }

  get image(): Rect | null {
    return this.#arranged.image
  }

  get formula(): PlacedFormula | null {
    return this.#arranged.formula
  }

  get marks(): readonly PlacedMark[] {
    return this.#arranged.marks
  }

  get chips(): readonly PlacedChip[] {
    return this.#arranged.chips
  }

  get tags(): Content['tags'] {
    return this.#arranged.tags
  }

  get #arranged(): Content {
    this.#content ??= arrange(this.#node, this.#look, this.type, this.shape, this.measurer, this.#given, this.block)
    return this.#content
  }
}

/** What a topic shows that neither its node says nor its role. */
export interface FaceContext {
  /** Before its words; empty where it has none. */
  readonly number: string
  /** How many comments it has. */
  readonly comments: number
  readonly formulas: FormulaSetter
  readonly calendar: Calendar
}

export const emptyContext: FaceContext = { number: '', comments: 0, formulas: noFormulas, calendar: plainCalendar }

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

/** The one known of the node, where it is still right: a node is measured once, also when several drawings in different themes show it. */
export function bodyOf(
  node: NodeSnapshot,
  look: Look,
  role: Role,
  measurer: Measurer,
  given: FaceContext,
  known: Body | undefined,
): Body {
  const { type, look: levelLook } = role
  const shape = shapeByName(look.shape, role.shape)
  const isSame = known && known.type === type && known.shape === shape && known.levelLook === levelLook
  if (isSame && isBuiltFrom(known, node, measurer, given)) return known
  return new Body(node, look, role, shape, measurer, given)
}

/** Whether a body of a node was made with all this, roles apart. Who sets formulas, and which day it is, is no matter to a node without. */
export function isBuiltFrom(body: Body, node: NodeSnapshot, measurer: Measurer, given: FaceContext): boolean {
  return (
    body.measurer === measurer &&
    body.number === given.number &&
    body.comments === given.comments &&
    (body.formulas === given.formulas || node.formula === undefined) &&
    (body.calendar === given.calendar || node.task?.due === undefined)
  )
}

/** `set`: its text, where it is set already. */
function arrange(
  node: NodeSnapshot,
  look: Look,
  type: TypeStyle,
  shape: Shape,
  measurer: Measurer,
  { number, comments, formulas, calendar }: FaceContext,
  set?: TextBlock,
): Content {
  const { nudge } = node
  const padding = type[shape.edge]
  const before = marksOf(ornamentsBefore, node, comments)
  const after = marksOf(ornamentsAfter, node, comments)
  const font = fontOf(type.font, look)
  const numbered = number === '' ? null : numberBlock(number, font, measurer)
  const numberRoom = numbered ? numbered.room : 0
  const chips = chipsOf(node, type.font, calendar, measurer)
  const chipsRoom = chips.reduce((sum, { width }) => sum + width + ornamentGap, 0)
  const beside = (before.length + after.length) * markStep + chipsRoom

  const image = node.image && shownSize(node.image)
  const side = image ? (look.imageSide ?? 'top') : null
  const isImageBeside = side === 'left' || side === 'right'

  const wished = nudge === null || nudge.width === null ? null : within(nudge.width, 40, 2000, 40)
  const imageRoom = image && isImageBeside ? image.width + imageGap : 0
  const room =
    wished === null
      ? type.maxWidth
      : Math.max(20, narrowed(wished, shape) - 2 * padding.x - beside - numberRoom - imageRoom)
  const block = set ?? textBlock(node.text, font, room, measurer)
  const blockHeight = block.height

  const formula =
    node.formula === undefined ? null : formulaBlock(node.formula, font, type.maxWidth, measurer, formulas)
  // Nothing written yet: still a place to click at, one line high.
  const ownWidth = block.width === 0 && !image && !formula ? emptyWidth : block.width
  const textWidth = wished === null ? ownWidth : room
  const rowWidth = textWidth + beside + numberRoom
  const hasRow = ownWidth > 0 || beside > 0 || numbered !== null
  const rowHeight = hasRow ? Math.max(blockHeight, chipsRoom > 0 ? chipHeight : beside > 0 ? ornamentSize : 0) : 0
  const formulaHeight = formula ? formula.height + (hasRow ? formulaGap : 0) : 0
  const words = { width: Math.max(rowWidth, formula ? formula.width : 0), height: rowHeight + formulaHeight }
  const group = withImage(image, side, words, hasRow ? imageGap : formula ? formulaGap : 0)
  const tags = tagsOf(node.marks, type.font, isImageBeside ? group.width : rowWidth, measurer)
  const tagsHeight = tags ? tags.height + tagsGap : 0

  const contentWidth = Math.max(group.width, tags ? tags.width : 0)
  const inner = {
    width: contentWidth + 2 * padding.x,
    height: group.height + tagsHeight + 2 * padding.y,
  }
  const around = shape.room ? shape.room(inner) : noRoom
  const left = padding.x + around.left
  const top = padding.y + around.top

  const isCentred = (image && !isImageBeside) || formula
  const align = look.align ?? (isCentred ? 'center' : type.align)
  // Labels that are wider than the words leave these where they are aligned.
  const share = tags && !isCentred ? alignShares[align] : 0.5
  const groupX = left + (contentWidth - group.width) * share
  const rowX = groupX + group.wordsX + (group.wordsWidth - rowWidth) * share
  const rowMiddle = top + group.wordsY + rowHeight / 2
  const numberX = rowX + before.length * markStep
  const textX = numberX + numberRoom
  const textY = rowMiddle - blockHeight / 2
  const afterX = textX + textWidth + ornamentGap
  return {
    width: inner.width + around.left + around.right,
    height: inner.height + around.top + around.bottom,
    font,
    block,
    text: { x: textX, y: textY, width: textWidth, height: blockHeight },
    align,
    // On the first line, wherever the words of that line begin.
    placedNumber: numbered && { ...numbered, x: numberX, baseline: textY + (block.lines[0]?.baseline ?? 0) },
    formula: formula && {
      block: formula,
      x: groupX + group.wordsX + (group.wordsWidth - formula.width) / 2,
      y: top + group.wordsY + words.height - formula.height,
    },
    image: image && { ...image, x: groupX + group.imageX, y: top + group.imageY },
    marks: beside === 0 ? noMarks : [...inRow(before, rowX, rowMiddle), ...inRow(after, afterX, rowMiddle)],
    chips: chips.length === 0 ? noMarks : placeChips(chips, afterX + after.length * markStep, rowMiddle),
    tags: tags && {
      tags,
      x: left + (contentWidth - tags.width) * alignShares[align],
      y: top + group.height + tagsGap,
    },
  }
}

/** Of a wished width, what a form leaves of it that is wider than its content. */
function narrowed(wished: number, shape: Shape): number {
  const { room } = shape
  if (!room) return wished
  const wholeOf = (width: number) => {
    const { left, right } = room({ width, height: wished / 4 })
    return width + left + right
  }
  // Two guesses and the line through them, which is right for forms that grow evenly.
  const [one, other] = [wished, wished / 2]
  const slope = (wholeOf(one) - wholeOf(other)) / (one - other)
  return Math.min(wished, Math.max(20, one - (wholeOf(one) - wished) / slope))
}

const noRoom = { left: 0, right: 0, top: 0, bottom: 0 }
const emptyWidth = 24
const formulaGap = 6
const imageGap = 8
const tagsGap = 4
const markStep = ornamentSize + ornamentGap

const noMarks: readonly never[] = []

function ornamentsOn(side: Ornament['side']): readonly { kind: OrnamentKind; ornament: Ornament }[] {
  const all = Object.entries(ornaments) as [OrnamentKind, Ornament][]
  return all.filter(([, ornament]) => ornament.side === side).map(([kind, ornament]) => ({ kind, ornament }))
}

const ornamentsBefore = ornamentsOn('before')
const ornamentsAfter = ornamentsOn('after')

type KindedMark = Pick<PlacedMark, 'mark' | 'kind' | 'nth'>

function marksOf(among: typeof ornamentsBefore, node: NodeSnapshot, comments: number): readonly KindedMark[] {
  let marks: readonly KindedMark[] = noMarks
  for (const { kind, ornament } of among) {
    const more = ornament.marksOf(node, comments)
    if (more.length > 0) marks = [...marks, ...more.map((mark, nth) => ({ mark, kind, nth }))]
  }
  return marks
}

function inRow(marks: readonly KindedMark[], x: number, middle: number): PlacedMark[] {
  return marks.map((mark, i) => ({ ...mark, x: x + i * markStep, y: middle - ornamentSize / 2 }))
}

function placeChips(chips: readonly Chip[], left: number, middle: number): PlacedChip[] {
  let x = left
  return chips.map((chip) => {
    const { width, height } = chip
    const placed = { chip, x, y: middle - height / 2, width, height }
    x += width + ornamentGap
    return placed
  })
}

/** Sizes come from documents made anywhere: an image may be as large as a person likes, but not swallow the map. */
function shownSize({ width, height }: ImageReference): Size {
  const size = { width: within(width, 8, 8000, 200), height: within(height, 8, 8000, 200) }
  return fitInside(size, { width: 1200, height: 1200 })
}
