import type { NodeId, NodeSnapshot } from '@ramify/document'
import type { Measurer } from '@ramify/text'
import type { FormulaSetter } from '../../drawing/formulas/formula-setter.ts'
import { emptyContext } from '../faces/body.ts'
import type { Calendar } from '../faces/calendar.ts'
import { type Face, faceOf } from '../faces/face.ts'
import type { Role, Roles } from '../roles.ts'

/** Makes faces in one theme, with looks of levels over it. */
export interface FaceMaker {
  readonly roles: Roles
  readonly measurer: Measurer
  /** How many comments topics have; those without are not in it. */
  readonly comments: ReadonlyMap<NodeId, number>
  readonly formulas: FormulaSetter
  readonly calendar: Calendar
}

/** The face of a node with its number; what else it shows beside what it says, the maker knows. */
export function faceFor(maker: FaceMaker, node: NodeSnapshot, role: Role, number: string): Face {
  const { measurer, formulas, calendar } = maker
  const comments = maker.comments.size === 0 ? 0 : (maker.comments.get(node.id) ?? 0)
  const isPlain = number === '' && comments === 0 && node.formula === undefined && node.task?.due === undefined
  return faceOf(node, role, measurer, isPlain ? emptyContext : { number, comments, formulas, calendar })
}
