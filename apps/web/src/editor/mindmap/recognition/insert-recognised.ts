import { leadOf } from '../../core/selection.ts'
import type { MapEditor } from '../map-editor.ts'
import { sideForNewChild } from '../sides/sides.ts'
import { inOneStep } from '../topics/in-one-step.ts'

/** Puts a topic for each text under the lead one, taken back in one step. False: nothing was put there, and the person knows why. */
export function insertRecognised(editor: MapEditor, texts: readonly string[]): boolean {
  const { snapshot } = editor.document
  const parent = leadOf(editor.selectedTopics.get()) ?? snapshot.root
  if (!editor.hasRoomFor(texts.length)) return false
  const side = sideForNewChild(editor.scene.get(), parent)
  const forest = texts.map((text) => ({ text }))
  const result = inOneStep(editor, () => {
    if (snapshot.nodes.get(parent)?.folded) editor.continueStep({ type: 'setFold', ids: [parent], folded: false })
    return editor.continueStep({ type: 'addTree', forest, to: { parent, ...(side && { side }) } })
  })
  const ids = result.ok ? (result.ids ?? []) : []
  const lead = leadOf(ids)
  if (lead === null) return false
  editor.selectTopics(ids)
  editor.showTopic(lead)
  return true
}
