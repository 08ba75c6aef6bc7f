import type { NodeSnapshot, TextAttributes } from '@ramify/document'
import { mix } from '@ramify/themes'
import { drawTextBlock } from '../../drawing/draw-text-block.ts'
import { drawFormula } from '../../drawing/formulas/formula-block.ts'
import type { ImagePrimitive, Primitive, TextPrimitive } from '../../drawing/primitives.ts'
import { moveMark } from '../ornaments/ornament.ts'
import type { Role } from '../roles.ts'
import type { Body } from './body.ts'
import type { NodeStyle } from './node-style.ts'
import { drawNumber } from './number-block.ts'
import { drawTags } from './tags.ts'

/** All of a topic but its own words, in painting order, from its top left corner. The number is not written, so it stays. */
export function drawWordless(node: NodeSnapshot, role: Role, body: Body, style: NodeStyle): Primitive[] {
  const { measurer, tags, placedNumber, formula } = body
  const worn = body.marks.length === 0 ? role : asWorn(role, style)
  return [
    ...drawShape(body, style),
    ...drawImage(node, body),
    ...(placedNumber ? drawNumber(placedNumber, style.color) : []),
    ...(formula ? drawFormula(formula, style.color) : []),
    ...body.marks.flatMap(({ mark, x, y }) => mark(worn, measurer).map((primitive) => moveMark(primitive, x, y))),
    ...body.chips.flatMap(({ chip, x, y }) => chip.draw(role, measurer).map((part) => moveMark(part, x, y))),
    ...(tags ? drawTags(tags.tags, tags.x, tags.y, role, measurer) : []),
  ]
}

/** Marks in the colour of the words that stand beside them; on a fill a quiet one is made of both, for it may be any colour. */
function asWorn(role: Role, { fill, color }: NodeStyle): Role {
  return { ...role, color, quiet: fill === null ? role.quiet : mix(color, fill, quietShare) }
}

const quietShare = 0.8

/** What stands behind the content. */
export function drawShape(body: Body, style: NodeStyle): readonly Primitive[] {
  const { fill, border, borderWidth, borderDash, line } = style
  return body.shape.draw(body, { fill, border, borderWidth, borderDash, line: line.color, lineWidth: line.endWidth })
}

function drawImage({ image }: NodeSnapshot, { image: rect }: Body): ImagePrimitive[] {
  return image && rect ? [{ kind: 'image', resource: image.resource, rect, radius: 8 }] : []
}

/** Its words, which may be in a field over it. */
export function drawText(look: TextAttributes, body: Body, { color }: NodeStyle): TextPrimitive[] {
  return drawTextBlock(body, color, look)
}
