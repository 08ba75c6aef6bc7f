import {
  Braces,
  ChevronsDownUp,
  CornerLeftUp,
  FlipHorizontal,
  Image,
  Layers,
  Link,
  ListChecks,
  ListTree,
  type LucideIcon,
  Move,
  NotebookText,
  Paintbrush,
  Paperclip,
  PieChart,
  Rows3,
  Smile,
  Tag,
} from 'lucide-react'
import { notify } from '../../../platform/notices/notices.ts'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { leadOf } from '../../core/selection.ts'
import type { MapEditor } from '../map-editor.ts'
import { someSelected } from './conditions.ts'
import { type Kind, kinds, kindsIn } from './kinds.ts'
import { type Relative, relatives, selectBy } from './select-by.ts'

const icons: Record<Relative | Kind, LucideIcon> = {
  level: Layers,
  siblings: Rows3,
  branch: ListTree,
  parents: CornerLeftUp,
  style: Paintbrush,
  inverse: FlipHorizontal,
  note: NotebookText,
  link: Link,
  image: Image,
  icons: Smile,
  labels: Tag,
  progress: PieChart,
  task: ListChecks,
  files: Paperclip,
  folded: ChevronsDownUp,
  floating: Move,
  summary: Braces,
}
const keys: Partial<Record<Relative, string>> = { siblings: 'mod+shift+a', branch: 'mod+alt+a' }

/** Topics chosen by what they have in common. They leave the map as it is, so one who only reads has them too. */
export function selectActions(editor: MapEditor): readonly EditorAction[] {
  const common = { group: 'edit' } as const
  return [
    ...relatives.map((relative) => ({
      ...common,
      icon: icons[relative],
      id: `editor.select-${relative}`,
      label: `editor.select.${relative}` as const,
      ...(keys[relative] !== undefined && { keys: [keys[relative]] }),
      isEnabled: someSelected(editor),
      run: () => choose(editor, relative),
    })),
    ...kinds.map((kind) => ({
      ...common,
      icon: icons[kind],
      id: `editor.select-${kind}`,
      label: `editor.select.${kind}` as const,
      isEnabled: () => kindsIn(editor.document.snapshot).has(kind) || ('editor.reason.none-such' as const),
      run: () => choose(editor, kind),
    })),
  ]
}

/** Some of them may be far away: how many they are is said. */
function choose(editor: MapEditor, by: Relative | Kind): void {
  const ids = selectBy(editor.document.snapshot, editor.selectedTopics.get(), by)
  const lead = leadOf(ids)
  if (lead !== null) {
    editor.selectTopics(ids)
    editor.showTopic(lead)
  }
  notify({
    kind: 'status',
    key: 'editor.select',
    words: ({ text }) => text('editor.select.count', { count: ids.length }),
  })
}
