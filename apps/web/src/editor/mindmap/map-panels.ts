import { ListChecks, ListTree, NotebookText, Paintbrush, Smile, SwatchBook } from 'lucide-react'
import { lazyModule, whenReachable } from '../../platform/lazy-module.tsx'
import type { PanelTab } from '../editor-kind.ts'
import { PanelFailed } from '../views/panels/PanelFailed.tsx'

/** What is opened now and then: on a desk it comes with the map, on a phone a little later. */
export const latePanels = lazyModule(() => whenReachable().then(() => import('./late-panels.ts')))

const IconsPanel = latePanels.part((module) => module.IconsPanel, null, PanelFailed)
const NotePanel = latePanels.part((module) => module.NotePanel, null, PanelFailed)
const OutlinePanel = latePanels.part((module) => module.OutlinePanel, null, PanelFailed)
const StylePanel = latePanels.part((module) => module.StylePanel, null, PanelFailed)
const TaskPanel = latePanels.part((module) => module.TaskPanel, null, PanelFailed)
const ThemePanel = latePanels.part((module) => module.ThemePanel, null, PanelFailed)

/** The tabs of the side panel, in their order. */
export const mapPanels: readonly PanelTab[] = [
  { id: 'style', label: 'editor.panel.style', icon: Paintbrush, Content: StylePanel },
  { id: 'theme', label: 'editor.panel.theme', icon: SwatchBook, Content: ThemePanel },
  { id: 'icons', label: 'editor.panel.icons', icon: Smile, Content: IconsPanel },
  { id: 'note', label: 'editor.panel.note', icon: NotebookText, Content: NotePanel },
  { id: 'outline', label: 'editor.panel.outline', icon: ListTree, Content: OutlinePanel },
  { id: 'tasks', label: 'editor.panel.tasks', icon: ListChecks, isForReaders: true, Content: TaskPanel },
]
