import type { NodeId } from '@ramify/document'
import type { Words } from '../../../platform/i18n/words.ts'
import type { Step } from '../../views/presentation/step.ts'
import type { KindPresentation } from '../../views/views-editor.ts'
import type { MapEditor } from '../map-editor.ts'
import { stepsOf } from './steps.ts'
import { mainBranchOf, unfolded } from './unfolded.ts'

/** A map is presented branch by branch. */
export const mapPresentation: KindPresentation = {
  steps: (editor: MapEditor, screen) => stepsOf(editor.scene.get(), screen),
  reach: (editor: MapEditor, step) => {
    const top = step?.items[0]
    if (!step) return unfoldReached(editor)
    const branch = top === undefined ? undefined : mainBranchOf(editor.document.snapshot, top)
    if (branch === undefined || editor.presentedBranches.has(branch)) return false
    editor.presentedBranches.add(branch)
    return unfoldReached(editor)
  },
  light: (editor: MapEditor, items) => editor.presentedTopics.set(items),
  nameOf,
  end: (editor: MapEditor) => {
    editor.presentedBranches.clear()
    if (editor.scene.get().snapshot.nodes !== editor.document.snapshot.nodes) editor.preview(null)
  },
}

/** False where nothing was folded there: then the map is the same. */
function unfoldReached(editor: MapEditor): boolean {
  const { presentedBranches: reached } = editor
  const { snapshot } = editor.scene.get()
  const isFolded = unfolded(snapshot, reached) !== snapshot.nodes
  if (isFolded) editor.preview((now) => ({ nodes: unfolded(now, reached) }))
  return isFolded
}

function nameOf(editor: MapEditor, { items }: Step): Words {
  const { nodes } = editor.document.snapshot
  const [first, last] = [items[0], items.at(-1)]
  return ({ text }) => {
    const wordsOf = (id: NodeId) => nodes.get(id)?.text.text.trim() || text('editor.tree.blank')
    if (first === undefined || last === undefined) return text('editor.present.whole')
    if (first === last) return wordsOf(first)
    return text('editor.present.several', { first: wordsOf(first), last: wordsOf(last) })
  }
}
