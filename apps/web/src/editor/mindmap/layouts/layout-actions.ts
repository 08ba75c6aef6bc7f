import { GitFork, Scale } from 'lucide-react'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { openPanel } from '../../core/panels/open-panel.ts'
import { surroundings } from '../../core/surroundings.ts'
import type { MapEditor } from '../map-editor.ts'
import { hasSides } from '../sides/sides.ts'
import { layoutNames } from './layout-names.ts'

/** Every way a map can stand, by its name: for the whole map, and for the branches that are selected. */
export function layoutActions(editor: MapEditor): readonly EditorAction[] {
  const { document, selectedTopics } = editor
  const common = { icon: GitFork, keywords: 'editor.action.layout.keywords', isOnlyFound: true } as const
  const named =
    (key: 'editor.action.map-layout' | 'editor.action.branch-layout', layout: (typeof names)[number]) => () =>
      currentTranslator().text(key, { name: currentTranslator().text(`editor.layout.${layout}`) })
  const branches = () => selectedTopics.get().filter((id) => id !== document.snapshot.root)
  return [
    {
      id: 'editor.balance',
      label: 'editor.action.balance',
      keywords: 'editor.action.layout.keywords',
      icon: Scale,
      group: 'view',
      isVisible: () => editor.mayEdit && hasSides(document.snapshot, document.snapshot.root),
      run: () => editor.balance(),
    },
    {
      id: 'editor.layouts',
      label: 'editor.style.layout',
      icon: GitFork,
      group: 'view',
      isVisible: () => editor.mayEdit && surroundings.get() === 'hand',
      isEnabled: () => editor.shownAs.get() === 'map' || 'editor.reason.in-outline',
      run: () => openPanel.set('layout'),
    },
    ...layoutNames.map((layout) => ({
      ...common,
      id: `editor.map-layout-${layout}`,
      label: named('editor.action.map-layout', layout),
      group: 'view' as const,
      isVisible: () => editor.mayEdit,
      isOn: () => document.snapshot.layout === layout,
      run: () => void editor.execute({ type: 'setLayout', layout }),
    })),
    ...names.map((layout) => ({
      ...common,
      id: `editor.branch-layout-${layout}`,
      label: named('editor.action.branch-layout', layout),
      group: 'topic' as const,
      isVisible: () => editor.mayEdit && branches().length > 0,
      run: () =>
        void editor.batch(
          branches().map((id) => ({ type: 'setLayout', id, layout: layout === 'map' ? null : layout })),
        ),
    })),
  ]
}

/** A branch may also stand as the map does. */
const names = ['map', ...layoutNames] as const
