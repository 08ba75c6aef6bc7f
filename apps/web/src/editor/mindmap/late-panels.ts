// What is opened beside a map now and then, so that it comes as one piece once the map is there.
export { IconKeys } from './icons/IconKeys.tsx'
export { IconsPanel } from './icons/IconsPanel.tsx'
export { LayoutSheet } from './layouts/LayoutSheet.tsx'
export { LabelsSheet } from './marks/LabelsSheet.tsx'
export { NotePanel } from './notes/NotePanel.tsx'
export { StylePanel } from './style/StylePanel.tsx'
export { TaskPanel } from './tasks/TaskPanel.tsx'
export { ThemePanel } from './themes/ThemePanel.tsx'
