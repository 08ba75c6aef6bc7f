import { isShapeEnd, type ShapeId } from '@ramify/document'
import { center } from '@ramify/geometry'
import { leadOf, nothing } from '../../core/selection.ts'
import type { KindKeys } from '../../input/input-editor.ts'
import { beginWriting } from '../../input/text/begin-writing.ts'
import { toggleReading } from '../../views/reading/reading-mode.ts'
import { groupAround } from '../arranging/groups.ts'
import { isGroup } from '../arranging/movable.ts'
import { chosenBend, moveChosenBend } from '../connectors/bends.ts'
import { chooseNext } from '../connectors/shape-choice.ts'
import { leaveConnector, noteVisited, selectedConnector } from '../connectors/walk-connectors.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { directions, type Side } from '../gestures/sides.ts'
import { gridSize } from '../gestures/snap.ts'
import { addNext } from '../items/add-next.ts'
import { shapeItem } from '../items/items.ts'
import { readingOrder } from '../items/reading-order.ts'
import { isPainting } from '../style/copied-style.ts'
import { enterAfterWriting, pressInTable, tabInTable } from '../tables/table-keys.ts'

const arrowSides: Readonly<Record<string, Side>> = {
  ArrowUp: 'top',
  ArrowRight: 'right',
  ArrowDown: 'bottom',
  ArrowLeft: 'left',
}

/** What keys do in a flowchart besides its actions: arrows walk, with Alt they make the next shape, Tab goes from shape to shape. */
export const flowchartKeys: KindKeys = {
  press,
  actionFor: (action) => action,
  tabAfterWriting: (editor: FlowchartEditor) => tabInTable(editor, 1) || step(editor, 1),
  backTabAfterWriting: (editor: FlowchartEditor) => void tabInTable(editor, -1),
  enterAfterWriting,
  selectFirst: (editor: FlowchartEditor) => {
    const [first] = readingOrder(editor.scene.get())
    if (first !== undefined) go(editor, first)
  },
}

function press(event: KeyboardEvent, editor: FlowchartEditor): boolean {
  if (event.ctrlKey || event.metaKey) return false
  if (pressInTable(editor, event)) return true
  const lead = leadShape(editor)
  const side = arrowSides[event.key]
  if (side && event.altKey) {
    const shape = lead === null ? undefined : editor.document.snapshot.shapes.get(lead)
    if (shape && !editor.readOnly && event.shiftKey) chooseNext(editor, shape.id, side, true)
    else if (shape && !editor.readOnly) addNext(editor, shape, side)
    return true
  }
  const bend = side && !event.shiftKey ? chosenBend(editor) : null
  if (side && bend)
    return moveChosenBend(editor, { x: directions[side].x * gridSize, y: directions[side].y * gridSize })
  if (event.altKey) return false
  if (side && !event.shiftKey) return walk(editor, lead, side)
  if (event.key === 'Tab') return step(editor, event.shiftKey ? -1 : 1)
  if (event.key === 'Escape' && !event.shiftKey) {
    if (isPainting.get()) isPainting.set(false)
    else if (editor.lockReason.get() === 'reading') toggleReading(editor)
    else leaveInnermost(editor)
    return true
  }
  if (event.key === 'Enter' && enterGroup(editor, lead)) return true
  if (event.key === 'Enter' && beginWriting(editor, 'at-end')) return true
  // With nothing to write in, Space only lends the hand.
  return event.key === ' ' && (editor.readOnly || editor.textTargets.current() === null)
}

/** From several to the last one, from what is in a group to the group, and then to nothing. */
function leaveInnermost(editor: FlowchartEditor): void {
  const selection = editor.selection.get()
  const group = groupAround(editor.document.snapshot, selection)
  if (selection.length > 1) editor.select(selection.slice(-1))
  else editor.select(group === null ? nothing : [shapeItem(group)])
}

function enterGroup(editor: FlowchartEditor, lead: ShapeId | null): boolean {
  const shape = editor.document.snapshot.shapes.get(lead ?? '')
  const [first] = shape && isGroup(shape) ? shape.children : []
  if (first !== undefined) go(editor, first)
  return first !== undefined
}

function leadShape({ selection }: FlowchartEditor): ShapeId | null {
  const lead = leadOf(selection.get())
  return lead?.type === 'shape' ? lead.id : null
}

function go(editor: FlowchartEditor, id: ShapeId): void {
  editor.select([shapeItem(id)])
  editor.show(shapeItem(id))
}

/** To the next shape in the order of reading. */
function step(editor: FlowchartEditor, by: 1 | -1): boolean {
  const order = readingOrder(editor.scene.get())
  if (order.length === 0) return false
  const lead = leadShape(editor)
  const at = lead === null ? (by > 0 ? -1 : order.length) : order.indexOf(lead)
  go(editor, order[(at + by + order.length) % order.length] as ShapeId)
  return true
}

/** Along a connector that leads this way, or to whatever shape is next there. */
function walk(editor: FlowchartEditor, lead: ShapeId | null, side: Side): boolean {
  const connector = selectedConnector(editor)
  if (connector !== null) {
    const shape = leaveConnector(editor, connector, side)
    if (shape !== null) go(editor, shape)
    return true
  }
  if (lead === null) {
    flowchartKeys.selectFirst(editor)
    return true
  }
  const connected = connectedTo(editor, lead)
  const next = nearestTowards(editor, lead, side, connected) ?? nearestTowards(editor, lead, side, null)
  if (next === null) return true
  noteVisited(editor, lead)
  go(editor, next)
  return true
}

function connectedTo({ document }: FlowchartEditor, id: ShapeId): ReadonlySet<ShapeId> {
  const found = new Set<ShapeId>()
  for (const { from, to } of document.snapshot.connectors.values()) {
    if (!isShapeEnd(from) || !isShapeEnd(to)) continue
    if (from.shape === id) found.add(to.shape)
    if (to.shape === id) found.add(from.shape)
  }
  return found
}

/** The nearest one whose middle lies that way, rather straight ahead than aside. */
function nearestTowards(
  editor: FlowchartEditor,
  id: ShapeId,
  side: Side,
  among: ReadonlySet<ShapeId> | null,
): ShapeId | null {
  const page = editor.scene.get()
  const start = page.shapeOf(id)
  if (!start) return null
  const from = center(start.box)
  const { x, y } = directions[side]
  let best: { id: ShapeId; cost: number } | null = null
  for (const { id: other, box } of page.parts.items.shapes) {
    if (other === id || (among && !among.has(other))) continue
    const to = center(box)
    const ahead = (to.x - from.x) * x + (to.y - from.y) * y
    const beside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x)
    if (ahead <= 0 || beside > 2 * ahead) continue
    const cost = ahead + 2 * beside
    if (!best || cost < best.cost) best = { id: other, cost }
  }
  return best?.id ?? null
}
