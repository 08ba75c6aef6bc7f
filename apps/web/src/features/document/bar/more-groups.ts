/** What has no button of its own on a desk. */
export const deskMoreGroups = [
  [
    'document.rename',
    'document.duplicate',
    'exports.open',
    'exports.print',
    'document.to-flowchart',
    'document.to-map',
    'document.move',
    'document.history',
    'document.people',
    'document.details',
    'imports.report',
    'document.access-log',
    'document.mute',
  ],
  ['editor.search', 'editor.replace'],
  ['editor.reading', 'editor.full-screen'],
  ['palette.open', 'shortcuts.open', 'document.guide'],
  ['document.delete'],
] as const

/** And in a hand: what is wanted most often are tiles, below the name of the document and its pencil. */
export const phoneMoreTiles = ['editor.undo', 'editor.redo', 'editor.search', 'document.share'] as const
export const phoneMorePencil = 'document.rename'

export const phoneMoreGroups = [
  ['editor.layouts', 'editor.themes', 'editor.outline', 'editor.present'],
  ['document.save', 'document.history', 'exports.open'],
  ['editor.tasks', 'palette.open'],
  [
    'document.duplicate',
    'exports.print',
    'document.to-flowchart',
    'document.to-map',
    'document.move',
    'document.people',
    'document.details',
    'imports.report',
    'document.access-log',
    'document.mute',
  ],
  ['document.delete'],
] as const
