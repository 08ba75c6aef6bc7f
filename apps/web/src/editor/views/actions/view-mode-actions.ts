import { BookOpen, Expand, MapIcon, Play, RotateCwSquare } from 'lucide-react'
import { isIosShell } from '../../../platform/native-shell/shell.ts'
import { tellShell } from '../../../platform/native-shell/tell-shell.ts'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { surroundings } from '../../core/surroundings.ts'
import { isOverviewShown } from '../overview/overview-shown.ts'
import { startPresentation } from '../presentation/presentation.ts'
import { canFillScreen, toggleFullScreen, toggleReading } from '../reading/reading-mode.ts'
import type { ViewsEditor } from '../views-editor.ts'

/** Ways to look at a document. */
export function viewModeActions(editor: ViewsEditor): readonly EditorAction[] {
  const common = { group: 'view', worksWhileWriting: true } as const
  const isMap = () => editor.shownAs.get() === 'map'
  return [
    {
      ...common,
      id: 'editor.overview',
      label: 'editor.action.overview',
      icon: MapIcon,
      keys: ['alt+shift+m'],
      isVisible: isMap,
      isOn: () => isOverviewShown.get(),
      run: () => isOverviewShown.set(!isOverviewShown.get()),
    },
    {
      ...common,
      id: 'editor.present',
      label: 'editor.action.present',
      icon: Play,
      keys: ['mod+alt+p', 'mod+p'],
      isVisible: () => editor.lockReason.get() !== 'presenting',
      run: () => startPresentation(editor),
    },
    {
      ...common,
      id: 'editor.reading',
      label: 'editor.action.reading',
      icon: BookOpen,
      keys: ['alt+shift+r'],
      isVisible: () => editor.mayEdit && (editor.lockReason.get() === null || editor.lockReason.get() === 'reading'),
      isOn: () => editor.lockReason.get() === 'reading',
      run: () => toggleReading(editor),
    },
    {
      ...common,
      id: 'editor.full-screen',
      label: 'editor.action.full-screen',
      icon: Expand,
      keys: ['f11'],
      isVisible: canFillScreen,
      isOn: () => document.fullscreenElement !== null,
      run: toggleFullScreen,
    },
    {
      ...common,
      id: 'editor.rotate',
      label: 'editor.action.rotate',
      icon: RotateCwSquare,
      // The others have the whole screen turn with the hand.
      isVisible: () => isIosShell && surroundings.get() === 'hand',
      run: () =>
        void tellShell('rotateScreen', {
          to: matchMedia('(orientation: portrait)').matches ? 'landscape' : 'portrait',
        }),
    },
  ]
}
