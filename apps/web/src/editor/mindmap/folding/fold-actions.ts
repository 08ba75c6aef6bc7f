import { ChevronsDownUp, UnfoldVertical } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { MapEditor } from '../map-editor.ts'
import { shownAncestor } from '../navigation/neighbour.ts'

const levels = [1, 2, 3, 4, 5, 6] as const
/** So many have keys; deeper ones are found by name. */
const withKeys = 3

/** How much of the map is open. */
export function foldActions(editor: MapEditor): readonly EditorAction[] {
  const common = { group: 'view', isVisible: () => editor.mayEdit || editor.mayFold() } as const
  const fold = (command: { all: true; folded: boolean } | { level: number }) => {
    editor.execute({ type: 'setFold', ...command })
    // Whoever is selected may be folded away now.
    const shown = editor.selectedTopics.get().flatMap((id) => shownAncestor(editor.scene.get(), id) ?? [])
    editor.selectTopics([...new Set(shown)])
  }
  return [
    {
      ...common,
      id: 'editor.fold-all',
      label: 'editor.action.fold-all',
      icon: ChevronsDownUp,
      run: () => fold({ all: true, folded: true }),
    },
    {
      ...common,
      id: 'editor.unfold-all',
      label: 'editor.action.unfold-all',
      icon: UnfoldVertical,
      run: () => fold({ all: true, folded: false }),
    },
    ...levels.map((level) => ({
      ...common,
      id: `editor.fold-level-${level}`,
      label: `editor.action.fold-level-${level}` as const,
      icon: null,
      keywords: 'editor.action.fold-level.keywords' as const,
      ...(level <= withKeys ? { keys: [`alt+shift+${level}`] } : { isOnlyFound: true as const }),
      run: () => fold({ level }),
    })),
  ]
}
