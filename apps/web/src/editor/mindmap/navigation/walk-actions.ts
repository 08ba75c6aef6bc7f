import { House } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { leadOf } from '../../core/selection.ts'
import { topicBeside } from '../items/selected-item.ts'
import type { MapEditor } from '../map-editor.ts'
import { neighbour } from './neighbour.ts'

const ways = ['up', 'down', 'left', 'right'] as const
type Way = (typeof ways)[number]

/** From topic to topic. They leave the map as it is, so one who only reads has them too. */
export function walkActions(editor: MapEditor): readonly EditorAction[] {
  const common = { group: 'go', icon: null, repeats: true, isOnlyFound: true } as const
  return [
    ...ways.map((way) => ({
      ...common,
      id: `editor.walk-${way}`,
      label: `editor.action.walk-${way}` as const,
      keys: [`arrow${way}`],
      run: () => go(editor, way),
    })),
    ...ways.map((way) => ({
      ...common,
      id: `editor.extend-${way}`,
      label: `editor.action.extend-${way}` as const,
      keys: [`shift+arrow${way}`],
      run: () => extend(editor, way),
    })),
    {
      group: 'view',
      id: 'editor.go-to-root',
      label: 'editor.action.go-to-root',
      icon: House,
      keys: ['home'],
      run: () => {
        const { root } = editor.document.snapshot
        editor.selectTopics([root])
        editor.centreTopic(root)
      },
    },
  ]
}

function go(editor: MapEditor, way: Way): void {
  const picked = editor.selectedItem.get()
  const { snapshot } = editor.document
  const lead = leadOf(editor.selectedTopics.get())
  // From a line or a range arrows lead back among the topics.
  const beside = picked ? topicBeside(snapshot, picked) : null
  const next = beside ?? (lead === null ? snapshot.root : neighbour(editor.scene.get(), lead, way))
  const id = next ?? lead
  if (id !== null && id !== '') editor.selectAndShow(id)
}

/** One more, or, going back the way one came, one less. */
function extend(editor: MapEditor, way: Way): void {
  const selection = editor.selectedTopics.get()
  const lead = leadOf(selection)
  const next = lead === null ? null : neighbour(editor.scene.get(), lead, way)
  if (next === null) return
  editor.selectTopics(
    selection.at(-2) === next ? selection.slice(0, -1) : [...selection.filter((id) => id !== next), next],
  )
  editor.showTopic(next)
}
