import { ListChecks, ListTree, NotebookText, Paintbrush, Smile, SwatchBook } from 'lucide-react'
import { lazyComponent } from '../../platform/lazy-module.tsx'
import type { PanelTab } from '../editor-kind.ts'
import { PanelFailed } from '../views/panels/PanelFailed.tsx'
import { OutlinePanel } from './outline/OutlinePanel.tsx'
import { StylePanel } from './style/StylePanel.tsx'
import { ThemePanel } from './themes/ThemePanel.tsx'

// What is opened now and then comes when it is.
const IconsPanel = lazyComponent(
  () => import('./icons/IconsPanel.tsx').then((room) => room.IconsPanel),
  null,
  PanelFailed,
)
const NotePanel = lazyComponent(() => import('./notes/NotePanel.tsx').then((room) => room.NotePanel), null, PanelFailed)

const TaskPanel = lazyComponent(() => import('./tasks/TaskPanel.tsx').then((room) => room.TaskPanel), null, PanelFailed)

/** The tabs of the side panel, in their order. */
export const mapPanels: readonly PanelTab[] = [
  { id: 'style', label: 'editor.panel.style', icon: Paintbrush, Content: StylePanel },
  { id: 'theme', label: 'editor.panel.theme', icon: SwatchBook, Content: ThemePanel },
  { id: 'icons', label: 'editor.panel.icons', icon: Smile, Content: IconsPanel },
  { id: 'note', label: 'editor.panel.note', icon: NotebookText, Content: NotePanel },
  { id: 'outline', label: 'editor.panel.outline', icon: ListTree, Content: OutlinePanel },
  { id: 'tasks', label: 'editor.panel.tasks', icon: ListChecks, isForReaders: true, Content: TaskPanel },
]
