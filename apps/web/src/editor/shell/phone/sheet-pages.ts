import { createStore } from '../../../platform/store.ts'
import { openPanel } from '../../core/panels/open-panel.ts'
import type { PanelTabId } from '../../core/panels/panel-ids.ts'
import type { FormatColor } from '../../editor-kind.ts'

/** A page that came over a sheet, from its row: a sheet of its own elsewhere, or one of the format sheet. */
export type SheetPage = PanelTabId | 'details' | 'font' | FormatColor['of']

/** The page over the open sheet; null: the sheet itself. */
export const openPage = createStore<SheetPage | null>(null)

openPanel.subscribe(() => openPage.set(null))
