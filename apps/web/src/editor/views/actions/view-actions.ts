import { Maximize, Scan, ZoomIn, ZoomOut } from 'lucide-react'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { ViewsEditor } from '../views-editor.ts'
import { zoomIn, zoomOut, zoomTo } from './zoom.ts'

/** Beside the size as it is, which has keys. */
const sizes = [50, 75, 150, 200] as const

/** What is looked at. Keys without a modifier would be text, so each has one. */
export function viewActions(editor: ViewsEditor): readonly EditorAction[] {
  const common = { group: 'view', worksWhileWriting: true } as const
  return [
    {
      ...common,
      id: 'editor.zoom-in',
      repeats: true,
      label: 'editor.action.zoom-in',
      icon: ZoomIn,
      // On some keyboards + has a key of its own, on others it is Shift and =.
      keys: ['mod++', 'mod+shift++', 'mod+='],
      run: () => zoomIn(editor),
    },
    {
      ...common,
      id: 'editor.zoom-out',
      repeats: true,
      label: 'editor.action.zoom-out',
      icon: ZoomOut,
      keys: ['mod+-'],
      run: () => zoomOut(editor),
    },
    {
      ...common,
      id: 'editor.zoom-100',
      label: 'editor.action.zoom-100',
      keywords: ({ text }) => text('editor.action.zoom-to', { percent: 100 }),
      icon: Scan,
      keys: ['mod+0'],
      run: () => zoomTo(editor, 1),
    },
    ...sizes.map((percent) => ({
      ...common,
      id: `editor.zoom-${percent}`,
      label: () => currentTranslator().text('editor.action.zoom-to', { percent }),
      icon: null,
      isOnlyFound: true as const,
      run: () => zoomTo(editor, percent / 100),
    })),
    {
      ...common,
      id: 'editor.fit',
      label: 'editor.action.fit',
      icon: Maximize,
      keys: ['mod+shift+f'],
      run: () => editor.fitAll(),
    },
  ]
}
