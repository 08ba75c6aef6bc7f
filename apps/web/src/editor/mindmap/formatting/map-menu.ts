import type { LayoutName } from '@ramify/layouts'
import { layouts } from '@ramify/layouts'
import { themeById } from '@ramify/themes'
import type { MenuOfKind } from '../../editor-kind.ts'
import type { MapEditor } from '../map-editor.ts'
import { wornTheme } from '../themes/theme-choice.ts'

/** What the menu of a map says of it, in a hand. */
export const mapMenu: MenuOfKind = {
  count: ({ document }: MapEditor, { text }) => text('document.topics', { count: document.snapshot.nodes.size }),
  draw: async ({ document, scene, assets }: MapEditor) => {
    const { drawThumbnail } = await import('../thumbnails/draw-thumbnail.ts')
    return drawThumbnail({ snapshot: document.snapshot, formulas: scene.get().parts.maker.formulas, assets })
  },
  values: ({ document: { snapshot }, themes }: MapEditor, { text, language }) => ({
    // A map of a newer build may stand in a way that is not known here.
    ...(isLayout(snapshot.layout) && { 'editor.layouts': text(`editor.layout.${snapshot.layout}`) }),
    'editor.themes': wornTheme(snapshot, themes.get())?.name ?? themeById(snapshot.theme).name[language],
  }),
}

const isLayout = (name: string): name is LayoutName => Object.hasOwn(layouts, name)
