import { ListTree, type LucideIcon, Paintbrush, SwatchBook } from 'lucide-react'
import type { ComponentType } from 'react'
import type { PlainTextKey } from '../../platform/i18n/plain-text-key.ts'
import { OutlinePanel } from './outline/OutlinePanel.tsx'
import { StylePanel } from './style/StylePanel.tsx'
import { ThemePanel } from './theme/ThemePanel.tsx'

export interface PanelTab {
  readonly id: string
  readonly label: PlainTextKey
  readonly icon: LucideIcon
  readonly Content: ComponentType
}

/** Every tab of the side panel, in its order. */
export const panelTabs = [
  { id: 'style', label: 'editor.panel.style', icon: Paintbrush, Content: StylePanel },
  { id: 'theme', label: 'editor.panel.theme', icon: SwatchBook, Content: ThemePanel },
  { id: 'outline', label: 'editor.panel.outline', icon: ListTree, Content: OutlinePanel },
] as const satisfies readonly PanelTab[]

export type PanelTabId = (typeof panelTabs)[number]['id']
