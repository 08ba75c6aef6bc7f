import type { NodeSnapshot } from '@ramify/document'
import { translatePath } from '@ramify/geometry'
import type { Measurer } from '@ramify/text'
import type { ImagePrimitive, ShapePrimitive, TextPrimitive } from '../../drawing/primitives.ts'
import type { Role } from '../roles.ts'

/** A kind of mark beside the text of a topic. */
export interface Ornament {
  readonly side: 'before' | 'after'
  /** One for each mark of this kind that the topic has. Its comments are counted elsewhere. */
  marksOf(node: NodeSnapshot, comments: number): readonly Mark[]
}

/** Draws into a square of `ornamentSize`, from its top left corner. */
export type Mark = (role: Role, measurer: Measurer) => MarkPrimitive[]

export type MarkPrimitive = ShapePrimitive | TextPrimitive | ImagePrimitive

export const ornamentSize = 17
/** Between marks, and between them and the text. */
export const ornamentGap = 5

/** A mark at its place beside the text. */
export function moveMark(part: MarkPrimitive, dx: number, dy: number): MarkPrimitive {
  switch (part.kind) {
    case 'shape':
      return { ...part, path: translatePath(part.path, dx, dy) }
    case 'text':
      return { ...part, x: part.x + dx, baseline: part.baseline + dy }
    case 'image':
      return { ...part, rect: { ...part.rect, x: part.rect.x + dx, y: part.rect.y + dy } }
  }
}
