import type { ImageReference, RichText, ShapeLook, ShapeSnapshot } from '@ramify/document'
import { inflate, type Path, pathBounds, type Rect, union } from '@ramify/geometry'
import type { Measurer } from '@ramify/text'
import { alignShares } from '../../drawing/draw-text-block.ts'
import type { Drawing } from '../../drawing/primitives.ts'
import type { FlowShape, ShapeBox, ShapePort } from '../shapes/flow-shape.ts'
import { portsOf } from '../shapes/ports.ts'
import { flowShape } from '../shapes/table.ts'
import { sketchReach } from '../sketch/sketch-path.ts'
import { drawBody, drawWords, shadowReach } from './draw-shape.ts'
import type { FlowTheme } from './flow-theme.ts'
import { type ShapeStyle, shapeStyle } from './shape-style.ts'
import { mayOverflow, type ShapeText, shapeText } from './shape-text.ts'

/** What faces are made with. When fonts arrived and texts measure differently, the measurer has to be another object. */
export interface FaceTools {
  readonly theme: FlowTheme
  readonly measurer: Measurer
}

/** All of a shape that decides how it looks by itself, wherever it is. */
type FaceParts = Pick<ShapeSnapshot, 'id' | 'kind' | 'text' | 'look' | 'image'>

/** What a shape looks like by itself, from its left upper corner and not turned. All of it is made when somebody looks. */
export class ShapeFace implements FaceParts {
  readonly id: string
  readonly kind: string
  readonly text: RichText
  readonly look: ShapeLook
  readonly image: ImageReference | null
  readonly form: FlowShape
  readonly box: ShapeBox
  readonly tools: FaceTools
  #outline: Path | undefined
  #style: ShapeStyle | undefined
  #placedText: ShapeText | undefined
  #ports: readonly ShapePort[] | undefined
  #bounds: Rect | undefined
  #wordless: Drawing | undefined
  #drawings: readonly Drawing[] | undefined

  constructor({ id, kind, text, look, image }: FaceParts, box: ShapeBox, tools: FaceTools) {
    this.id = id
    this.kind = kind
    this.text = text
    this.look = look
    this.image = image
    this.form = flowShape(kind)
    this.box = box
    this.tools = tools
  }

  get outline(): Path {
    this.#outline ??= outlineOf(this.form, this.box).path
    return this.#outline
  }

  get outlineBounds(): Rect {
    return outlineOf(this.form, this.box).bounds
  }

  get style(): ShapeStyle {
    this.#style ??= this.#makeStyle()
    return this.#style
  }

  /** Where its text stands, also while there is none. */
  get placedText(): ShapeText {
    this.#placedText ??= this.#placeText()
    return this.#placedText
  }

  get ports(): readonly ShapePort[] {
    this.#ports ??= portsOf(this.form, this.box)
    return this.#ports
  }

  /** Where its words are, if they may stand out of its text area; else null. */
  get overflow(): Rect | null {
    if (!mayOverflow(this.text, this.look, this.form, this.box, this.#font)) return null
    // Thousands are asked for this that nobody looks at: their texts are not kept.
    return textBounds(this.#placedText ?? this.#placeText())
  }

  /** Around all that is drawn. */
  get bounds(): Rect {
    this.#bounds ??= this.#findBounds()
    return this.#bounds
  }

  /** All of it but its words, for while these stand in a field. */
  get wordless(): Drawing {
    this.#wordless ??= drawBody(this)
    return this.#wordless
  }

  /** In painting order. */
  get drawings(): readonly Drawing[] {
    this.#drawings ??= drawWords(this, this.wordless)
    return this.#drawings
  }

  get #font() {
    const { font, titleFont } = this.tools.theme
    return this.form.isFrame ? titleFont : font
  }

  #makeStyle(): ShapeStyle {
    const { tones } = this.tools.theme
    return shapeStyle(this.look, this.form, tones[this.form.tone], tones.bare.color)
  }

  #placeText(): ShapeText {
    const { text, look, form, box, tools } = this
    return shapeText(text, look, form, box, this.#font, tools.measurer)
  }

  #findBounds(): Rect {
    const body = bodyBounds(this.form, this.style, this.box)
    const words = this.overflow
    return words ? (union([body, words]) ?? body) : body
  }
}

/** Lines may be shorter than their room: around the longest. */
function textBounds({ text: { x, y, width, height }, block, align, turn, origin }: ShapeText): Rect {
  const left = x + (width - block.width) * alignShares[align]
  return turn === 0
    ? { x: left, y, width: block.width, height }
    : { x: origin.x + y, y: origin.y - left - block.width, width: height, height: block.width }
}

/**
 * The face of a shape, made once for each record as long as it is the same object, and taken over from the one it had before when
 * nothing changed that is seen of it: so a shape that is moved keeps its face.
 */
export function shapeFace(shape: ShapeSnapshot, box: ShapeBox, tools: FaceTools, before?: ShapeFace): ShapeFace {
  const known = faces.get(shape)
  if (known && isFaceOf(known, shape, box, tools)) return known
  if (before && isFaceOf(before, shape, box, tools)) {
    faces.set(shape, before)
    return before
  }
  const face = new ShapeFace(shape, box, tools)
  faces.set(shape, face)
  return face
}

/** Of each form the last ones: most shapes of a page are as large as others and look like them. */
const lastOutlines = new WeakMap<FlowShape, { readonly box: ShapeBox; readonly path: Path; readonly bounds: Rect }>()
const lastBodies = new WeakMap<FlowShape, { readonly style: ShapeStyle; readonly box: ShapeBox; readonly rect: Rect }>()

function outlineOf(form: FlowShape, box: ShapeBox): { readonly path: Path; readonly bounds: Rect } {
  const last = lastOutlines.get(form)
  if (last && isSameBox(last.box, box)) return last
  const path = form.outline(box)
  const made = { box, path, bounds: pathBounds(path) ?? { x: 0, y: 0, width: box.width, height: box.height } }
  lastOutlines.set(form, made)
  return made
}

/** Around a shape without its words. */
function bodyBounds(form: FlowShape, style: ShapeStyle, box: ShapeBox): Rect {
  const last = lastBodies.get(form)
  if (last && last.style === style && isSameBox(last.box, box)) return last.rect
  const own = inflate({ x: 0, y: 0, width: box.width, height: box.height }, style.borderWidth / 2)
  const reach = (style.hasShadow ? shadowReach : 0) + (style.isSketched ? sketchReach : 0)
  const rect = reach > 0 ? inflate(own, reach) : own
  lastBodies.set(form, { style, box, rect })
  return rect
}

const isSameBox = (one: ShapeBox, other: ShapeBox): boolean =>
  one.width === other.width &&
  one.height === other.height &&
  one.radius === other.radius &&
  one.header?.side === other.header?.side &&
  one.header?.size === other.header?.size

const faces = new WeakMap<ShapeSnapshot, ShapeFace>()

function isFaceOf(
  face: ShapeFace,
  { id, kind, text, look, image }: FaceParts,
  box: ShapeBox,
  tools: FaceTools,
): boolean {
  return (
    face.tools.theme === tools.theme &&
    face.tools.measurer === tools.measurer &&
    face.id === id &&
    face.kind === kind &&
    face.text === text &&
    face.look === look &&
    face.image === image &&
    isSameBox(face.box, box)
  )
}
