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

/** And in a hand. */
export const phoneMoreGroups = [
  ['editor.undo', 'editor.redo', 'editor.search', 'editor.layouts', 'editor.themes', 'editor.outline', 'editor.tasks'],
  ['editor.present', 'palette.open'],
  [
    'document.share',
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
  ['document.delete'],
] as const
