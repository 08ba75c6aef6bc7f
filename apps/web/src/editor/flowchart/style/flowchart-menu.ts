import { tileSize } from '@ramify/scene'
import { themeById } from '@ramify/themes'
import type { MenuOfKind } from '../../editor-kind.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { drawThumbnail } from '../thumbnails/draw-thumbnail.ts'

/** What the menu of a flowchart says of it, in a hand. */
export const flowchartMenu: MenuOfKind = {
  count: ({ document }: FlowchartEditor, { text }) => text('files.shapes', { count: document.snapshot.shapes.size }),
  draw: ({ document: { snapshot }, assets }: FlowchartEditor) => drawThumbnail({ snapshot, assets, size: tileSize }),
  values: ({ document: { snapshot } }: FlowchartEditor, { language }) => ({
    'editor.themes': themeById(snapshot.theme).name[language],
  }),
}
