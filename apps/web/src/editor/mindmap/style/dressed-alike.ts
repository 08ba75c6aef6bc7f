import { sameJson } from '@ramify/document'
import type { Face } from '@ramify/scene'

/** Whether two faces of a topic differ in their words at most: whoever shows how it is dressed need not look again. */
export function dressedAlike(one: Face, other: Face): boolean {
  return one === other || (one.role === other.role && sameJson(dressOf(one), dressOf(other)))
}

function dressOf({ node, look, style, body }: Face) {
  const { id, marks, link, image, files, layout } = node
  return { id, own: node.look, marks, link, image, files: files ?? null, layout, look, style, align: body.align }
}
