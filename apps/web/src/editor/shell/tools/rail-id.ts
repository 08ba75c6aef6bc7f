export const railId = 'editor-rail'
