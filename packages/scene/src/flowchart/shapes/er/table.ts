import type { FlowShape } from '../flow-shape.ts'
import { associativeEntity } from './associative-entity.ts'
import { attribute } from './attribute.ts'
import { cell } from './cell.ts'
import { derivedAttribute } from './derived-attribute.ts'
import { entity } from './entity.ts'
import { field } from './field.ts'
import { grid } from './grid.ts'
import { identifyingRelationship } from './identifying-relationship.ts'
import { multivaluedAttribute } from './multivalued-attribute.ts'
import { relationship } from './relationship.ts'
import { row } from './row.ts'
import { weakEntity } from './weak-entity.ts'

/** Entities with their relationships, and tables, in the order people are shown them. */
export const er: readonly FlowShape[] = [
  entity,
  field,
  weakEntity,
  associativeEntity,
  attribute,
  derivedAttribute,
  multivaluedAttribute,
  relationship,
  identifyingRelationship,
  grid,
  row,
  cell,
]
