import { type Path, type Pen, tracePath } from '@ramify/geometry'
import { mix } from '@ramify/themes'
import { startOfLine } from '../../drawing/draw-text-block.ts'
import type { Drawing, Layer, ShapePrimitive, TracedPrimitive } from '../../drawing/primitives.ts'
import { StyleGroups } from '../../drawing/style-groups.ts'
import type { PlacedConnector } from './placed-connector.ts'
import type { PlacedShape } from './placed-shape.ts'

/** When shapes are painted, by their numbers. */
export interface FarPlaces {
  readonly levels: Int32Array
  /** Nothing but frames is below it: lines are painted over it, whatever their order. */
  readonly isGround: readonly boolean[]
}

/** Thousands of shapes and connectors as a handful of primitives, one for each look: to be painted after every change. */
export function farLayers(
  numbers: readonly number[],
  shapes: readonly PlacedShape[],
  places: FarPlaces,
  connectors: readonly PlacedConnector[],
  paper: string,
): Layer[] {
  const ground: FarLevel[] = []
  const upper: FarLevel[] = []
  for (const number of numbers) {
    const levels = places.isGround[number] ? ground : upper
    const level = places.levels[number] as number
    levels[level] ??= new FarLevel()
    levels[level].add(shapes[number] as PlacedShape)
  }
  const lines = new StyleGroups<PlacedConnector>()
  const heads = new StyleGroups<ShapePrimitive>()
  for (const connector of connectors) {
    lines.add(null, connector.color, connector.width, connector)
    for (const head of connector.heads) {
      if (head.kind === 'shape') heads.add(head.fill, head.stroke, head.strokeWidth, head)
    }
  }
  return [
    ...ground.flatMap((level) => level.layers(paper)),
    onPage(lines.primitives((pen, { path }) => tracePath(pen, path))),
    onPage(heads.primitives((pen, { path }) => traceForm(pen, path, 0, 0))),
    ...upper.flatMap((level) => level.layers(paper)),
  ]
}

/**
 * A closed form that ends with a line to where it began. To close a line, Chromium looks at all lines of the path before it, and here they
 * are thousands; so small, nobody sees the corner.
 */
function traceForm(pen: Pen, path: Path, x: number, y: number): void {
  let [startX, startY] = [0, 0]
  for (const command of path) {
    if (command[0] === 'M') [startX, startY] = [command[1] + x, command[2] + y]
    if (command[0] === 'Z') pen.lineTo(startX, startY)
    else tracePath(pen, [command], x, y)
  }
}

/** Shapes that do not cover each other. */
class FarLevel {
  /** As a canvas paints shapes of one drawing: the first ones of all, then the second ones. */
  readonly #forms: StyleGroups<{ shape: PlacedShape; form: ShapePrimitive }>[] = []
  readonly #bars = new StyleGroups<PlacedShape>()
  readonly #apart: Drawing[] = []

  add(shape: PlacedShape): void {
    const { face, frame } = shape
    if (frame.turn !== 0 || face.style.opacity < 1 || face.image) {
      this.#apart.push(...shape.drawings)
      return
    }
    if (shape.marks.length > 0) this.#apart.push(...shape.drawings.slice(face.drawings.length))
    let depth = 0
    for (const form of face.wordless.primitives) {
      if (form.kind !== 'shape') continue
      this.#forms[depth] ??= new StyleGroups()
      this.#forms[depth++]?.add(form.fill, form.stroke, form.strokeWidth, { shape, form })
    }
    if (face.text.text === '') return
    const { placedText, style } = face
    if (placedText.turn !== 0) this.#apart.push(...shape.drawings.slice(1))
    else this.#bars.add(style.fill, style.color, barHeight * placedText.font.size, shape)
  }

  layers(paper: string): Layer[] {
    const forms = this.#forms.map((groups) =>
      onPage(groups.primitives((pen, { shape, form }) => traceForm(pen, form.path, shape.frame.x, shape.frame.y))),
    )
    const bars = this.#bars.primitives(traceBars).map((bar) => pale(bar, paper))
    return [...forms, onPage(bars), this.#apart].filter((layer) => layer.length > 0)
  }
}

function onPage(primitives: readonly TracedPrimitive[]): Layer {
  return primitives.length === 0 ? [] : [{ x: 0, y: 0, primitives }]
}

/** In parts of the size of the letters. */
const barHeight = 0.45

/** Letters leave more than half of what is behind them between them. */
function pale(bar: TracedPrimitive, paper: string): TracedPrimitive {
  return { ...bar, fill: null, stroke: bar.stroke && mix(bar.stroke, bar.fill ?? paper, 0.45) }
}

function traceBars(pen: Pen, { face, frame }: PlacedShape): void {
  const { placedText } = face
  for (const line of placedText.block.lines) {
    const start = frame.x + startOfLine(placedText, line)
    const middle = frame.y + placedText.text.y + line.baseline - 0.3 * placedText.font.size
    pen.moveTo(start, middle)
    pen.lineTo(start + line.width, middle)
  }
}
