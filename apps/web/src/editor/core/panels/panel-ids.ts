/** Every tab of the side panel, in its order, and sheets that only phones have. By name: the tabs themselves bring half the editor with them. */
export const panelTabIds = [
  'style',
  'theme',
  'icons',
  'note',
  'layers',
  'outline',
  'tasks',
  'comments',
  'layout',
  'labels',
] as const

export type PanelTabId = (typeof panelTabIds)[number]

/** The element id of the side panel. */
export const panelId = 'editor-panel'
