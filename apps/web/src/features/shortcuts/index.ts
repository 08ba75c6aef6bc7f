export { ShortcutSheet } from './ShortcutSheet.tsx'
export { mapShortcutActions, shortcutActions } from './shortcut-actions.ts'
