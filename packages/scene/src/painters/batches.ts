import type { Font } from '@ramify/text'
import type {
  BackdropPrimitive,
  ImagePrimitive,
  Layer,
  Primitive,
  ShapePrimitive,
  TextPrimitive,
  TracedPrimitive,
} from '../drawing/primitives.ts'

/** The primitives of a layer, sorted by what a canvas would have to switch between them. */
export interface Batches {
  /** Shapes of one drawing cover each other: the first ones of all drawings are painted first, then the second ones. */
  readonly shapes: readonly ReadonlyMap<string, Batch<ShapePrimitive>>[]
  readonly traced: readonly TracedPrimitive[]
  readonly backdrops: readonly Placed<BackdropPrimitive>[]
  readonly images: readonly Placed<ImagePrimitive>[]
  readonly texts: ReadonlyMap<Font, ReadonlyMap<string, Batch<TextPrimitive>>>
}

/** Of the same look; never empty. */
export type Batch<Kind extends Primitive> = [Placed<Kind>, ...Placed<Kind>[]]

export interface Placed<Kind extends Primitive> {
  readonly primitive: Kind
  readonly x: number
  readonly y: number
}

export function batchesOf(layer: Layer): Batches {
  const shapes: Map<string, Batch<ShapePrimitive>>[] = []
  const traced: TracedPrimitive[] = []
  const backdrops: Placed<BackdropPrimitive>[] = []
  const images: Placed<ImagePrimitive>[] = []
  const texts = new Map<Font, Map<string, Batch<TextPrimitive>>>()
  for (const { x, y, primitives } of layer) {
    let depth = 0
    for (const primitive of primitives) {
      if (primitive.kind === 'shape') {
        shapes[depth] ??= new Map()
        put(shapes[depth++] as Map<string, Batch<ShapePrimitive>>, lookOf(primitive), { primitive, x, y })
      } else if (primitive.kind === 'text') {
        let byColor = texts.get(primitive.font)
        if (!byColor) {
          byColor = new Map()
          texts.set(primitive.font, byColor)
        }
        put(byColor, primitive.color, { primitive, x, y })
      } else if (primitive.kind === 'image') images.push({ primitive, x, y })
      else if (primitive.kind === 'backdrop') backdrops.push({ primitive, x, y })
      else traced.push(primitive)
    }
  }
  return { shapes, traced, backdrops, images, texts }
}

function lookOf({ fill, gradient, stroke, strokeWidth, dash, round }: ShapePrimitive): string {
  return `${fill} ${gradient} ${stroke} ${strokeWidth} ${round} ${dash.length === 0 ? '' : dash}`
}

function put<Kind extends Primitive>(batches: Map<string, Batch<Kind>>, key: string, placed: Placed<Kind>): void {
  const batch = batches.get(key)
  if (batch) batch.push(placed)
  else batches.set(key, [placed])
}
