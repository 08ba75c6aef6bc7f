import type { LabelLook, ShapeContent, Stack, TextRun } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { type Cell, numberOf } from './cells.ts'
import { type FoundKind, kindOf } from './kinds.ts'
import { labelRuns } from './labels.ts'
import { labelLook, shapeLook } from './looks.ts'
import type { Style } from './style.ts'
import { chosenStyle } from './style-of-kind.ts'

/** What a cell says about itself, as a shape. */
export interface ShapeParts {
  readonly box: ShapeContent['box']
  readonly runs: readonly TextRun[]
  readonly look: NonNullable<ShapeContent['look']>
  readonly note: string
  readonly isLocked: boolean
}

export interface Around {
  readonly kind: string
  readonly width: number
  readonly height: number
}

export function shapeParts(cell: Cell, around: Around | undefined): ShapeParts {
  return {
    box: boxOf(cell, around),
    runs: labelRuns(cell),
    look: shapeLook(chosenStyle(cell.style)),
    note: cell.tooltip,
    isLocked: isLocked(cell.style),
  }
}

export function boxOf({ geometry, style }: Cell, around: Around | undefined) {
  const { x, y, width, height, isRelative, named } = geometry
  const offset = named.get('offset') ?? { x: 0, y: 0 }
  const at = isRelative && around ? { x: x * around.width + offset.x, y: y * around.height + offset.y } : { x, y }
  return {
    ...at,
    width: Math.max(0, width),
    height: Math.max(0, height),
    turn: numberOf(style.get('rotation')) % 360,
  }
}

export const isLocked = (style: Style): boolean =>
  style.get('locked') === '1' || (style.get('movable') === '0' && style.get('resizable') === '0')

/** By its style, what it is in and what is in it. */
export function kindAmong(cell: Cell, around: Around | undefined, inside: readonly Cell[]): FoundKind {
  const layout = cell.style.get('childLayout')
  const isStack = layout === 'stackLayout' || layout === 'tableLayout'
  const lanes = inside.some((child) => child.style.has('swimlane'))
  const found = kindOf(cell, isStack && lanes, around?.kind ?? null)
  const isClass = isStack && cell.style.has('swimlane') && !lanes && around?.kind !== 'pool'
  return isClass && found.kind === 'container' ? { kind: 'uml-class' } : found
}

/** How a new shape says its stack, where its style has no words for it. */
export const stackProperty = 'ramifyStack'

export function stackOf(kind: string, style: Style): Stack | null {
  const [, direction, size, at] = /^(rows|columns) ([\d.]{1,10}) (top|left)$/.exec(style.get(stackProperty) ?? '') ?? []
  if (direction !== undefined) {
    return { direction: direction as Stack['direction'], header: numberOf(size), side: at as Stack['side'] }
  }
  const header = Math.max(0, numberOf(style.get('startSize')))
  if (kind === 'pool') {
    const side = style.get('horizontal') === '0' ? 'left' : 'top'
    return { direction: style.get('horizontalStack') === '1' ? 'columns' : 'rows', header, side }
  }
  if (kind === 'uml-class' || kind === 'table') return { direction: 'rows', header, side: 'top' }
  return kind === 'table-row' ? { direction: 'columns', header: 0, side: 'left' } : null
}

/** The words at a line: those of the edge itself, or of a cell that belongs to it. */
export interface LabelParts {
  readonly runs: readonly TextRun[]
  readonly at: number
  readonly offset: Point
  readonly look: LabelLook
}

export function labelParts(cell: Cell): LabelParts {
  const { x, isRelative, named } = cell.geometry
  return {
    runs: labelRuns(cell),
    // Along its line from -1 to 1; what stands at a point of the page is in the middle.
    at: isRelative || cell.isEdge ? Math.min(1, Math.max(0, (x + 1) / 2)) : 0.5,
    offset: named.get('offset') ?? { x: 0, y: 0 },
    look: labelLook(cell.style),
  }
}
