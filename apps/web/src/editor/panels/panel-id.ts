export const panelId = 'editor-panel'
