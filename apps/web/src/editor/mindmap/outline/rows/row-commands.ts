import {
  type Branches,
  type Destination,
  type MapSnapshot,
  type NodeId,
  type NodeSnapshot,
  topmost,
} from '@ramify/document'
import { leadOf } from '../../../core/selection.ts'
import { cut } from '../../../input/text/cut.ts'
import { toRows } from '../../clipboard/branch-rows.ts'
import type { MapEditor } from '../../map-editor.ts'
import { inOneStep } from '../../topics/in-one-step.ts'

/** Where somebody goes on writing. */
export interface Caret {
  readonly id: NodeId
  readonly offset: number
  /** The row was made for it. */
  readonly isNew?: boolean
}

/**
 * What Enter does. At the end of a row a new one comes behind it, below the central topic or a floating one as its first
 * child. In the middle what stands before the caret becomes a row of its own above: children and note stay with the rest.
 */
export function breakRow(editor: MapEditor, id: NodeId, at: number): Caret | null {
  const { nodes } = editor.document.snapshot
  const node = nodes.get(id)
  if (!node || !editor.hasRoomFor(1)) return null
  if (node.parent === null) return written(editor, () => firstChild(editor, id))
  if (at >= node.text.text.length) {
    return written(editor, () => editor.continueStep({ type: 'addSibling', of: id, where: 'after', text: '' }))
  }
  const head = cut(node.text, 0, at)
  inOneStep(editor, () => {
    editor.continueStep({ type: 'addTree', forest: [{ text: head }], to: { before: id } })
    if (at > 0) editor.continueStep({ type: 'editText', id, delta: [{ delete: at }] })
  })
  return { id, offset: 0 }
}

/** What Backspace does at the start of a row: only one that has nothing but words goes up into the row before it. */
export function joinRow(editor: MapEditor, id: NodeId, above: NodeId | null): Caret | null {
  const { nodes } = editor.document.snapshot
  const [node, before] = [nodes.get(id), nodes.get(above ?? '')]
  if (!node || !before || node.parent === null || !isBare(node)) return null
  const offset = before.text.text.length
  inOneStep(editor, () => {
    editor.continueStep({ type: 'deleteNodes', ids: [id] })
    const words = node.text.runs.map(({ text: insert, attributes }) => ({ insert, attributes }))
    if (words.length === 0) return
    const delta = [...(offset > 0 ? [{ retain: offset }] : []), ...words]
    editor.continueStep({ type: 'editText', id: before.id, delta })
  })
  return { id: before.id, offset }
}

/** One level deeper: under the sibling above, which is opened for it. */
export function indentRows(editor: MapEditor): void {
  const { snapshot } = editor.document
  const ids = selectedSiblings(editor)
  const siblings = siblingsOf(snapshot, ids[0])
  const above = snapshot.nodes.get(siblings[siblings.indexOf(ids[0] ?? '') - 1] ?? '')
  if (!above) return
  inOneStep(editor, () => {
    // Before they go there: what is written in must not be folded away for a moment.
    if (above.folded) editor.continueStep({ type: 'setFold', ids: [above.id], folded: false })
    editor.continueStep({ type: 'moveNodes', ids, to: { parent: above.id } })
  })
}

/** One level up: behind what they hung on. */
export function outdentRows(editor: MapEditor): void {
  const { nodes } = editor.document.snapshot
  const ids = selectedSiblings(editor)
  const parent = nodes.get(nodes.get(ids[0] ?? '')?.parent ?? '')
  if (parent && parent.parent !== null) editor.execute({ type: 'moveNodes', ids, to: { after: parent.id } })
}

/** Past the next sibling above or below. */
export function shiftRows(editor: MapEditor, where: 'before' | 'after'): void {
  const { snapshot } = editor.document
  const ids = selectedSiblings(editor)
  const siblings = siblingsOf(snapshot, ids[0])
  const edge = siblings.indexOf((where === 'before' ? ids[0] : ids.at(-1)) ?? '')
  const past = edge < 0 ? undefined : siblings[edge + (where === 'before' ? -1 : 1)]
  if (past !== undefined) {
    editor.execute({ type: 'moveNodes', ids, to: where === 'before' ? { before: past } : { after: past } })
  }
}

/** What was carried somewhere is seen there. */
export function moveRows(editor: MapEditor, ids: readonly NodeId[], to: Destination): void {
  const parent = 'parent' in to ? editor.document.snapshot.nodes.get(to.parent) : undefined
  inOneStep(editor, () => {
    if (parent?.folded) editor.continueStep({ type: 'setFold', ids: [parent.id], folded: false })
    editor.continueStep({ type: 'moveNodes', ids, to })
  })
}

/** Branches behind the lead row, in the place of one that is empty; they are selected then. False when they were refused. */
export function pasteRows(editor: MapEditor, branches: Branches): boolean {
  const { snapshot } = editor.document
  const lead = snapshot.nodes.get(leadOf(editor.selectedTopics.get()) ?? snapshot.root)
  if (!lead || !editor.hasRoomFor(toRows(branches.forest).length)) return true
  const isEmpty = lead.parent !== null && isBare(lead) && lead.text.text === ''
  editor.writing.set(null)
  const added = inOneStep(editor, () => {
    const to = lead.parent === null ? { parent: lead.id, index: 0 } : { after: lead.id }
    if (lead.parent === null && lead.folded) editor.continueStep({ type: 'setFold', ids: [lead.id], folded: false })
    const result = editor.continueStep({ type: 'addTree', ...branches, to })
    if (result.ok && isEmpty) editor.continueStep({ type: 'deleteNodes', ids: [lead.id] })
    return result
  })
  if (!added.ok) return false
  const ids = added.ids ?? []
  const last = leadOf(ids)
  if (last !== null) {
    editor.selectTopics(ids)
    editor.showTopic(last)
  }
  return true
}

/** The selected rows that hang on the same topic as the lead, from top to bottom. */
function selectedSiblings(editor: MapEditor): NodeId[] {
  const { snapshot } = editor.document
  const selection = editor.selectedTopics.get()
  const parent = snapshot.nodes.get(leadOf(selection) ?? '')?.parent
  if (parent == null) return []
  return topmost(snapshot, selection).filter((id) => snapshot.nodes.get(id)?.parent === parent)
}

function siblingsOf({ nodes }: MapSnapshot, id: NodeId | undefined): readonly NodeId[] {
  return nodes.get(nodes.get(id ?? '')?.parent ?? '')?.children ?? []
}

function firstChild(editor: MapEditor, parent: NodeId) {
  const node = editor.document.snapshot.nodes.get(parent)
  if (node?.folded) editor.continueStep({ type: 'setFold', ids: [parent], folded: false })
  const [first] = node?.children ?? []
  if (first !== undefined) return editor.continueStep({ type: 'addSibling', of: first, where: 'before', text: '' })
  return editor.continueStep({ type: 'addChild', parent, text: '' })
}

function written(editor: MapEditor, add: () => ReturnType<MapEditor['continueStep']>): Caret | null {
  const added = inOneStep(editor, add)
  const id = added.ok ? added.ids?.[0] : undefined
  return id === undefined ? null : { id, offset: 0, isNew: true }
}

/** Nothing would be lost with it but its words. */
function isBare({ children, note, image, link, marks }: NodeSnapshot): boolean {
  const { icons, priority, progress, labels } = marks
  return (
    children.length === 0 &&
    note.text === '' &&
    image === null &&
    link === null &&
    icons.length + labels.length === 0 &&
    priority === null &&
    progress === null
  )
}
