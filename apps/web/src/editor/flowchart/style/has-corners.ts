import { sameJson } from '@ramify/document'
import { flowShape } from '@ramify/scene'

/** Whether corners of a kind of shape can be made rounder. */
export function hasCorners(kind: string): boolean {
  let known = byKind.get(kind)
  if (known === undefined) {
    const { size, outline } = flowShape(kind)
    known = !sameJson(outline({ ...size, radius: 0 }), outline({ ...size, radius: 7 }))
    byKind.set(kind, known)
  }
  return known
}

const byKind = new Map<string, boolean>()
