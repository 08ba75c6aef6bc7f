import type { Command, CommandResult, NodeSnapshot } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { nothing } from '../../core/selection.ts'
import type { MapEditor } from '../map-editor.ts'
import { leadNode } from '../selection/conditions.ts'
import { sideForNewChild } from '../sides/sides.ts'
import { inOneStep } from './in-one-step.ts'

/**
 * Under the lead, also when more are selected: only one can be written in. A new topic has words from the start, so that
 * one nobody touches is not blank; they are selected, so that typing replaces them.
 */
export function addChild(editor: MapEditor): void {
  const parent = leadNode(editor)
  if (!parent || !hasRoom(editor)) return
  const text = wordsUnder(editor, parent)
  const added = inOneStep(editor, () => {
    if (parent.folded) editor.continueStep({ type: 'setFold', ids: [parent.id], folded: false })
    const side = sideForNewChild(editor.scene.get(), parent.id)
    return editor.continueStep({ type: 'addChild', parent: parent.id, text, ...(side && { side }) })
  })
  writeIn(editor, added)
}

/** A floating topic gets another one above or below it. */
export function addSibling(editor: MapEditor, where: 'before' | 'after'): void {
  const beside = leadNode(editor)
  if (beside && hasRoom(editor)) writeIn(editor, editor.execute(siblingOf(editor, beside, where)))
}

/** Under nobody, its middle at a point of the map. */
export function addFloating(editor: MapEditor, at: Point): void {
  if (editor.drilledTopic.get() !== null) notify({ kind: 'status', words: ({ text }) => text('editor.reason.drilled') })
  else if (hasRoom(editor))
    writeIn(editor, editor.execute({ type: 'addFloating', at, text: words('editor.topic.floating') }))
}

/** Over the siblings that are selected together with the lead. */
export function insertParent(editor: MapEditor): void {
  const lead = leadNode(editor)
  if (!lead || !hasRoom(editor)) return
  const { nodes } = editor.document.snapshot
  const siblings = editor.selectedTopics
    .get()
    .filter((id) => lead.parent !== null && nodes.get(id)?.parent === lead.parent)
  const parent = lead.parent === null ? undefined : nodes.get(lead.parent)
  const text = parent ? wordsUnder(editor, parent) : words('editor.topic.floating')
  const ids = siblings.length > 0 ? siblings : [lead.id]
  writeIn(editor, editor.execute({ type: 'insertParent', ids, text }))
}

/** Where there is none nothing stays selected: what is typed next was meant for the new topic, and must not replace another. */
export function hasRoom(editor: MapEditor): boolean {
  if (editor.hasRoomFor(1)) return true
  editor.selectTopics(nothing)
  return false
}

const gap = 24

function siblingOf(editor: MapEditor, beside: NodeSnapshot, where: 'before' | 'after'): Command {
  const parent = beside.parent === null ? undefined : editor.document.snapshot.nodes.get(beside.parent)
  if (parent) return { type: 'addSibling', of: beside.id, where, text: wordsUnder(editor, parent) }
  const { x, y } = beside.at ?? { x: 0, y: 0 }
  const height = editor.scene.get().placeOf(beside.id)?.height ?? 0
  const away = where === 'after' ? height + gap : -height - gap
  return { type: 'addFloating', at: { x, y: y + away }, text: words('editor.topic.floating') }
}

export function writeIn(editor: MapEditor, added: CommandResult): void {
  const id = added.ok ? added.ids?.[0] : undefined
  if (id === undefined) return
  editor.selectAndShow(id)
  editor.writing.set({ type: 'node', id, begins: 'all-selected', isNew: true })
}

function wordsUnder(editor: MapEditor, parent: NodeSnapshot): string {
  return words(parent.id === editor.document.snapshot.root ? 'editor.topic.main' : 'editor.topic.sub')
}

function words(key: PlainTextKey): string {
  return currentTranslator().text(key)
}
