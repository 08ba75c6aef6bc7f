import type { Look, NodeSnapshot } from '@ramify/document'
import type { Size } from '@ramify/geometry'
import type { Direction } from '@ramify/layouts'
import type { Measurer } from '@ramify/text'
import type { Primitive } from '../../drawing/primitives.ts'
import type { Role } from '../roles.ts'
import { insetAt } from '../shapes/inset-at.ts'
import { type Body, bodyOf, emptyContext, type FaceContext, isBuiltFrom } from './body.ts'
import { drawShape, drawText, drawWordless } from './draw-face.ts'
import { lookOf } from './look-of.ts'
import { type NodeStyle, nodeStyle } from './node-style.ts'

/** What a topic looks like by itself: its size, known at once, and its primitives, drawn when somebody looks. */
export class Face implements Size {
  readonly node: NodeSnapshot
  readonly role: Role
  /** All that people chose for it: by itself, and with its level. */
  readonly look: Look
  readonly body: Body
  #style: NodeStyle | undefined
  #primitives: readonly Primitive[] | undefined

  constructor(node: NodeSnapshot, role: Role, measurer: Measurer, given: FaceContext, known: Body | undefined) {
    this.node = node
    this.role = role
    this.look = lookOf(node.look, role.look)
    this.body = bodyOf(node, this.look, role, measurer, given, known)
  }

  get width(): number {
    return this.body.width
  }

  get height(): number {
    return this.body.height
  }

  get style(): NodeStyle {
    this.#style ??= nodeStyle(this.look, this.role)
    return this.#style
  }

  /** How far below its middle lines from the left and right arrive. */
  get port(): number {
    return this.body.shape.port?.(this.height, this.style.line.endWidth) ?? 0
  }

  /** How far inside of a side of its box its outline is, at a place along that side. */
  insetAt(side: Direction, at: number): number {
    return insetAt(this.body.shape, this.body, side, at)
  }

  /** What stands behind its content alone. */
  drawShape(): readonly Primitive[] {
    return drawShape(this.body, this.style)
  }

  /** All of it but its own words, for while these stand in a field. */
  drawWordless(): readonly Primitive[] {
    return drawWordless(this.node, this.role, this.body, this.style)
  }

  /** From the top left corner of the topic, in painting order. */
  get primitives(): readonly Primitive[] {
    this.#primitives ??= [...this.drawWordless(), ...drawText(this.look, this.body, this.style)]
    return this.#primitives
  }
}

/** Made once for each node as long as it is the same object in the same role. Drawings in different themes take turns. */
export function faceOf(node: NodeSnapshot, role: Role, measurer: Measurer, given: FaceContext = emptyContext): Face {
  const known = faces.get(node)
  if (known && known.role === role && isBuiltFrom(known.body, node, measurer, given)) return known
  const face = new Face(node, role, measurer, given, known?.body)
  faces.set(node, face)
  return face
}

const faces = new WeakMap<NodeSnapshot, Face>()
