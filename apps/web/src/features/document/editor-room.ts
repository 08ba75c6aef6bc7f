// Everything of the editor that the page needs, so that it comes as one piece when the first document is opened.
export { focusField } from '../../editor/accessibility/focus-field.ts'
export { editorActions } from '../../editor/actions/editor-actions.ts'
export { ContentLayer } from '../../editor/carried/ContentLayer.tsx'
export { mountEditor } from '../../editor/mount-editor.tsx'
export { SidePanel } from '../../editor/panels/SidePanel.tsx'
export { SearchBar } from '../../editor/search/SearchBar.tsx'
export { ToolRail } from '../../editor/tools/ToolRail.tsx'
export { ZoomBar } from '../../editor/tools/ZoomBar.tsx'
