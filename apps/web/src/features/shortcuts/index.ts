export { ShortcutSheet } from './ShortcutSheet.tsx'
export { shortcutActions } from './shortcut-actions.ts'
