import { covering, type Path, pathBounds, type Rect, recordPath, rectangle, roundedRectangle } from '@ramify/geometry'
import {
  type BackdropPrimitive,
  type Drawing,
  emojiGrid,
  emojiRect,
  type ImagePrimitive,
  type Layer,
  type Primitive,
  type ShapePrimitive,
  type TextPrimitive,
  type TracedPrimitive,
} from '@ramify/scene'
import { pdfNumber } from '../file/pdf-text.ts'
import { type Color, parseColor } from './color.ts'
import { pathOperators } from './path-operators.ts'
import type { PdfResources } from './pdf-resources.ts'
import { textOperators } from './text-operators.ts'

/** What is in force, so that it is said only when it changes. */
interface State {
  fill: string
  stroke: string
  line: string
  opacity: string
}

/** Writes primitives as the content of a page whose origin is above and whose y goes down, as that of the scene. */
export class PdfContent {
  #content: string[] = []
  readonly #resources: PdfResources
  #state: State = { fill: '', stroke: '', line: '', opacity: '' }
  readonly #saved: State[] = []

  constructor(resources: PdfResources) {
    this.#resources = resources
  }

  get text(): string {
    return this.#content.join('')
  }

  /** An operator that is no business of any other. */
  put(operators: string): void {
    this.#content.push(operators)
  }

  paint(primitives: readonly Primitive[]): void {
    for (const primitive of primitives) this.#primitive(primitive)
  }

  paintLayer(layer: Layer): void {
    for (const drawing of layer) this.#drawing(drawing)
  }

  #drawing({ x, y, turn = 0, opacity = 1, primitives }: Drawing): void {
    if (opacity < 1) {
      this.#faded({ x, y, turn, primitives }, opacity)
      return
    }
    const isMoved = x !== 0 || y !== 0 || turn !== 0
    if (!isMoved) {
      this.paint(primitives)
      return
    }
    this.#save()
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    const turned = [cos, sin, -sin, cos].map((each) => pdfNumber(each, 5)).join(' ')
    this.put(`${turned} ${pdfNumber(x)} ${pdfNumber(y)} cm\n`)
    this.paint(primitives)
    this.#restore()
  }

  /** As one: what lies over other things of it does not let them through. */
  #faded(drawing: Drawing, opacity: number): void {
    const inside = new PdfContent(this.#resources)
    inside.#drawing(drawing)
    const everywhere = '-1000000 -1000000 1000000 1000000'
    const form = this.#resources.form(inside.text, everywhere, true)
    this.#save()
    this.put(`/${this.#resources.opacity(opacity)} gs /${form} Do\n`)
    this.#restore()
  }

  #primitive(primitive: Primitive): void {
    switch (primitive.kind) {
      case 'shape':
        this.#shape(primitive)
        break
      case 'traced':
        this.#traced(primitive)
        break
      case 'text':
        this.#text(primitive)
        break
      case 'image':
        this.#image(primitive)
        break
      case 'backdrop':
        this.#backdrop(primitive)
    }
  }

  #shape({ path, fill, gradient, stroke, strokeWidth, dash, round }: ShapePrimitive): void {
    const inside = fill === null ? null : parseColor(fill)
    const border = stroke === null || strokeWidth <= 0 ? null : parseColor(stroke)
    if (path.length === 0 || (!inside && !border)) return
    const operators = pathOperators(path)
    if (inside && gradient !== undefined) this.#blend(path, operators, inside, parseColor(gradient) ?? inside)
    const isFilled = inside !== null && gradient === undefined
    // A path that is drawn at once has one opacity.
    const isAtOnce = isFilled && border && inside[3] === border[3]
    if (border) this.#line(strokeWidth, dash, round)
    if (isAtOnce) {
      this.#fill(inside)
      this.#stroke(border)
      this.put(`${operators}B\n`)
      return
    }
    if (isFilled) {
      this.#fill(inside)
      this.put(`${operators}f\n`)
    }
    if (border) {
      this.#stroke(border)
      this.put(`${operators}S\n`)
    }
  }

  #blend(path: Path, operators: string, from: Color, to: Color): void {
    const bounds = pathBounds(path)
    if (!bounds || bounds.width <= 0 || bounds.height <= 0) return
    this.#save()
    this.#fade(from[3])
    const [x, y, width, height] = [bounds.x, bounds.y, bounds.width, bounds.height].map((each) => pdfNumber(each))
    this.put(`${operators}W n\n${width} 0 0 ${height} ${x} ${y} cm /${this.#resources.shading(from, to)} sh\n`)
    this.#restore()
  }

  #traced(primitive: TracedPrimitive): void {
    const path = recordPath((pen) => primitive.trace(pen))
    this.#shape({ ...primitive, kind: 'shape', path, dash: [], round: false })
  }

  #text(primitive: TextPrimitive): void {
    const { x, baseline, width, font, color, underline, strike } = primitive
    const ink = parseColor(color)
    if (!ink) return
    const picture = primitive.emoji === null ? null : this.#resources.emoji(primitive.emoji)
    this.#fill(ink)
    this.put(textOperators(primitive, this.#resources, picture !== null))
    if (picture !== null) {
      const square = emojiRect(x, baseline, font.size)
      const scale = pdfNumber(square.width / emojiGrid, 5)
      this.#save()
      this.put(`${scale} 0 0 ${scale} ${pdfNumber(square.x)} ${pdfNumber(square.y)} cm /${picture} Do\n`)
      this.#restore()
    }
    for (const below of [underline && 0.12, strike && -0.3]) {
      if (below === false) continue
      const line = { x, y: baseline + below * font.size, width, height: font.size / 14 }
      this.put(`${pathOperators(rectangle(line))}f\n`)
    }
  }

  #image({ resource, rect, radius }: ImagePrimitive): void {
    const outline = pathOperators(roundedRectangle(rect, radius))
    const image = this.#resources.image(resource)
    this.#save()
    if (image) {
      this.put(`${outline}W n\n`)
      this.#place(image.name, covering(rect, image))
    } else {
      this.#fill([0.54, 0.58, 0.64, 0.2])
      this.put(`${outline}f\n`)
    }
    this.#restore()
  }

  #backdrop({ resource, rect, opacity }: BackdropPrimitive): void {
    const image = this.#resources.image(resource)
    if (!image) return
    this.#save()
    this.#fade(opacity)
    this.put(`${pathOperators(rectangle(rect))}W n\n`)
    this.#place(image.name, covering(rect, image))
    this.#restore()
  }

  /** Pictures stand on their heads where y goes down. */
  #place(name: string, { x, y, width, height }: Rect): void {
    const [w, h, left, bottom] = [width, -height, x, y + height].map((each) => pdfNumber(each))
    this.put(`${w} 0 0 ${h} ${left} ${bottom} cm /${name} Do\n`)
  }

  #fill(color: Color): void {
    this.#fade(color[3])
    this.#say('fill', `${colorOperands(color)} rg\n`)
  }

  #stroke(color: Color): void {
    this.#fade(color[3])
    this.#say('stroke', `${colorOperands(color)} RG\n`)
  }

  #fade(opacity: number): void {
    // Opaque is how every page begins.
    if (opacity === 1 && this.#state.opacity === '') return
    this.#say('opacity', `/${this.#resources.opacity(opacity)} gs\n`)
  }

  #line(width: number, dash: readonly number[], round: boolean): void {
    const lengths = dash.every((length) => length >= 0) && dash.some((length) => length > 0) ? dash : []
    const ends = round ? '1 J 1 j' : '0 J 0 j'
    this.#say('line', `${pdfNumber(width)} w [${lengths.map((each) => pdfNumber(each)).join(' ')}] 0 d ${ends}\n`)
  }

  #say(what: keyof State, operators: string): void {
    if (this.#state[what] === operators) return
    this.#state[what] = operators
    this.put(operators)
  }

  #save(): void {
    this.#saved.push({ ...this.#state })
    this.put('q\n')
  }

  #restore(): void {
    this.#state = this.#saved.pop() ?? this.#state
    this.put('Q\n')
  }
}

const colorOperands = ([r, g, b]: Color) => `${pdfNumber(r, 3)} ${pdfNumber(g, 3)} ${pdfNumber(b, 3)}`
