import {
  type FlowchartCommand,
  type FlowchartSnapshot,
  frameOf,
  newId,
  type ShapeId,
  type ShapeSnapshot,
  type Stack,
} from '@ramify/document'
import { flowShape } from '@ramify/scene'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { shapeItem } from '../items/items.ts'
import { boxCommands, insertParts, lengthsIn, moveParts, removeParts } from './change-parts.ts'
import { withBends } from './following-bends.ts'
import { leadShape } from './lead-shape.ts'
import { isLane, isRows, isStack, outermostStack, type Part, partOf, type StackShape } from './parts.ts'
import { turnedStack } from './turn-lanes.ts'

/** The lane that is selected, or that the selected shape is in. */
export function currentLane(editor: FlowchartEditor): Part | undefined {
  const { snapshot } = editor.document
  for (let shape = leadShape(editor); shape; shape = parentOf(snapshot, shape)) {
    const part = partOf(snapshot, shape.id)
    if (part && isLane(part)) return part
  }
  return undefined
}

/** The pool or lane that is selected and could be divided; else the pool of the current lane. */
export function currentPool(editor: FlowchartEditor): ShapeSnapshot | undefined {
  const lead = leadShape(editor)
  if (lead && holdsLanes(lead) && isStack(lead)) return lead
  return currentLane(editor)?.stack
}

export const holdsLanes = ({ kind }: ShapeSnapshot): boolean => kind === 'pool' || kind === 'lane'

/** A lane beside the current one, as long as that. Of a pool that is selected as a whole: at its end, or at its begin. */
export function addLane(editor: FlowchartEditor, side: 'before' | 'after'): void {
  const { snapshot } = editor.document
  const lead = leadShape(editor)
  if (lead && holdsLanes(lead) && !isStack(lead) && !partOf(snapshot, lead.id)) {
    divide(editor, lead.id)
    return
  }
  const lane = lead && isStack(lead) && holdsLanes(lead) && !partOf(snapshot, lead.id) ? undefined : currentLane(editor)
  const stack = lane?.stack ?? currentPool(editor)
  if (!isStack(stack) || !editor.hasRoomFor(1)) return
  const beside = lane?.index ?? (side === 'before' ? 0 : stack.children.length - 1)
  addLaneAt(editor, stack, side === 'before' ? beside : beside + 1, beside)
}

export function addLaneAt(editor: FlowchartEditor, stack: StackShape, index: number, like = index - 1): void {
  if (!editor.hasRoomFor(1)) return
  const { snapshot } = editor.document
  const lengths = lengthsIn(snapshot, stack)
  const length = lengths[like] ?? lengths[index] ?? flowShape('lane').size.height
  const id = newId()
  const lane = { id, kind: 'lane', box: { width: length, height: length }, text: newTitle(snapshot, stack) }
  const added = insertParts(snapshot, length, [{ stack, index, shapes: [lane] }])
  if (editor.batch(withBends(editor.document, added)).ok) select(editor, id)
}

/** Takes the current lane away with what is in it. */
export function removeLane(editor: FlowchartEditor): void {
  const lane = currentLane(editor)
  if (!lane) return
  const { stack, index } = lane
  editor.batch(withBends(editor.document, removeParts(editor.document.snapshot, [stack], new Set([index]))))
  const rest = editor.document.snapshot.shapes.get(stack.id)?.children
  select(editor, rest?.[Math.min(index, rest.length - 1)] ?? stack.id)
}

export function moveLane(editor: FlowchartEditor, by: 1 | -1): void {
  const lane = currentLane(editor)
  if (lane && canMoveLane(editor, by)) moveLaneTo(editor, lane, lane.index + by)
}

export function moveLaneTo(editor: FlowchartEditor, { stack, index }: Part, to: number): void {
  if (to !== index) editor.batch(withBends(editor.document, moveParts([stack], index, to)))
}

export function canMoveLane(editor: FlowchartEditor, by: 1 | -1): boolean {
  const lane = currentLane(editor)
  const to = (lane?.index ?? -1) + by
  return lane !== undefined && to >= 0 && to < lane.stack.children.length
}

/** Two lanes in a pool or a lane that has none; what is in it comes into the first. */
export function divide(editor: FlowchartEditor, id: ShapeId): void {
  const { snapshot } = editor.document
  const shape = snapshot.shapes.get(id)
  const frame = frameOf(snapshot, id)
  if (!shape || !frame || isStack(shape) || !holdsLanes(shape) || !editor.hasRoomFor(2)) return
  const part = partOf(snapshot, id)
  const stack: Stack =
    part && !isRows(part.stack)
      ? { direction: 'columns', side: 'top', header: headerSize }
      : { direction: 'rows', side: 'left', header: headerSize }
  const half = (stack.direction === 'rows' ? frame.height : frame.width) / 2
  const lanes = [newId(), newId()] as const
  const titles = [1, 2].map(laneTitle)
  // What is in a stack is a part of it: it waits on the page until there is a lane for it.
  const moved = (parent: ShapeId | null): FlowchartCommand[] =>
    shape.children.length > 0 ? [{ type: 'moveItems', shapes: shape.children, parent }] : []
  const commands: FlowchartCommand[] = [
    ...moved(null),
    { type: 'setShapes', shapes: [id], stack },
    {
      type: 'addItems',
      parent: id,
      layer: shape.layer,
      shapes: lanes.map((lane, nth) => ({
        id: lane,
        kind: 'lane',
        box: { width: half, height: half },
        text: titles[nth] ?? '',
      })),
    },
    ...moved(lanes[0]),
  ]
  if (editor.batch(commands).ok) select(editor, lanes[0])
}

/** Lanes below each other come to lie beside each other, and the other way round, with what is in them. */
export function turnLanes(editor: FlowchartEditor): void {
  const { snapshot } = editor.document
  const nearest = currentPool(editor)
  const pool = nearest && snapshot.shapes.get(outermostStack(snapshot, nearest.id))
  if (!isStack(pool)) return
  const { boxes, stacks } = turnedStack(snapshot, pool)
  editor.batch(
    withBends(editor.document, [
      ...[...stacks].map(([id, stack]): FlowchartCommand => ({ type: 'setShapes', shapes: [id], stack })),
      ...boxCommands(boxes),
    ]),
  )
}

const headerSize = 36

const laneTitle = (number: number): string => currentTranslator().text('flowchart.lane.number', { number })

/** One that no lane of the pool has. */
function newTitle({ shapes }: FlowchartSnapshot, { children }: StackShape): string {
  const titles = new Set(children.map((id) => shapes.get(id)?.text.text))
  let number = children.length + 1
  while (titles.has(laneTitle(number))) number++
  return laneTitle(number)
}

function select(editor: FlowchartEditor, id: ShapeId): void {
  if (!editor.has(shapeItem(id))) return
  editor.select([shapeItem(id)])
  editor.show(shapeItem(id))
}

function parentOf({ shapes }: FlowchartSnapshot, { parent }: ShapeSnapshot): ShapeSnapshot | undefined {
  return parent === null ? undefined : shapes.get(parent)
}
