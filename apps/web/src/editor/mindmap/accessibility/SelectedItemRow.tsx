import type { Scene } from '@ramify/scene'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore, useWhile } from '../../../platform/store.ts'
import { treeItemId } from '../../core/focus-field.ts'
import type { SelectedItem } from '../items/selected-item.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { useNameOf } from './use-name-of.ts'

/** The line, range or callout that is selected, as one more item of the tree: the field points at it. */
export function SelectedItemRow() {
  const editor = useMapEditor()
  const item = useStore(editor.selectedItem)
  const scene = useWhile(editor.scene, item !== null)
  const words = useWords()
  return (
    item &&
    scene && (
      <div id={treeItemId(editor, item)} role="treeitem" tabIndex={-1} aria-level={1} aria-selected="true">
        {words(scene, item)}
      </div>
    )
  )
}

function useWords(): (scene: Scene, item: SelectedItem) => string {
  const { text } = useText()
  const nameOf = useNameOf()
  return ({ snapshot: { nodes, lines, ranges, callouts } }, { type, id }) => {
    const topic = (node: string) => nameOf(nodes.get(node)?.text.text ?? '')
    const line = type === 'line' ? lines.get(id) : undefined
    if (line) {
      const ends = { from: topic(line.from), to: topic(line.to) }
      const name = line.text.text.trim()
      return name === '' ? text('editor.tree.line', ends) : text('editor.tree.labelled-line', { ...ends, name })
    }
    const callout = type === 'callout' ? callouts.get(id) : undefined
    if (callout) {
      const name = topic(callout.node)
      const words = callout.text.text.trim()
      return words === '' ? text('editor.tree.callout', { name }) : text('editor.tree.written-callout', { name, words })
    }
    const range = ranges.get(id)
    if (!range) return ''
    const ends = { from: topic(range.first), to: topic(range.last) }
    if (range.kind === 'summary') return text('editor.tree.summary', { ...ends, name: topic(range.topic ?? '') })
    const name = range.text.text.trim()
    return name === '' ? text('editor.tree.boundary', ends) : text('editor.tree.titled-boundary', { ...ends, name })
  }
}
