import { ListTree, type LucideIcon, NotebookText, Paintbrush, Smile, SwatchBook } from 'lucide-react'
import type { ComponentType } from 'react'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import { lazyComponent } from '../../../platform/lazy-module.tsx'
import type { PanelTabId } from '../../core/panels/panel-ids.ts'
import { OutlinePanel } from '../../mindmap/outline/OutlinePanel.tsx'
import { StylePanel } from '../../mindmap/style/StylePanel.tsx'
import { ThemePanel } from '../../mindmap/themes/ThemePanel.tsx'
import { PanelFailed } from '../../views/panels/PanelFailed.tsx'

// What is opened now and then comes when it is.
const IconsPanel = lazyComponent(
  () => import('../../mindmap/icons/IconsPanel.tsx').then((room) => room.IconsPanel),
  null,
  PanelFailed,
)
const NotePanel = lazyComponent(
  () => import('../../mindmap/notes/NotePanel.tsx').then((room) => room.NotePanel),
  null,
  PanelFailed,
)

export interface PanelTab {
  readonly id: PanelTabId
  readonly label: PlainTextKey
  readonly icon: LucideIcon
  readonly Content: ComponentType
}

/** Every tab of the side panel, in its order. */
export const panelTabs: readonly PanelTab[] = [
  { id: 'style', label: 'editor.panel.style', icon: Paintbrush, Content: StylePanel },
  { id: 'theme', label: 'editor.panel.theme', icon: SwatchBook, Content: ThemePanel },
  { id: 'icons', label: 'editor.panel.icons', icon: Smile, Content: IconsPanel },
  { id: 'note', label: 'editor.panel.note', icon: NotebookText, Content: NotePanel },
  { id: 'outline', label: 'editor.panel.outline', icon: ListTree, Content: OutlinePanel },
]
