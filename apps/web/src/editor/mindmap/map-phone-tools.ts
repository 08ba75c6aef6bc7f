import { Flag, GitFork, Tag } from 'lucide-react'
import type { PhoneToolsOfKind } from '../editor-kind.ts'
import { mapFormat } from './formatting/map-format.tsx'
import { LayoutSheet } from './layouts/LayoutSheet.tsx'
import type { MapEditor } from './map-editor.ts'
import { LabelsSheet } from './marks/LabelsSheet.tsx'
import { MarkKeys } from './marks/MarkKeys.tsx'

const ofTopics = ['editor.edit', 'editor.add-sibling', 'editor.add-child', 'editor.format', 'editor.delete']
/** A line, a range or a callout has no level. */
const ofItems = ['editor.edit', 'editor.format', 'editor.delete']

/** What a thumb finds in a map. */
export const mapPhoneTools: PhoneToolsOfKind = {
  strip: (editor: MapEditor) => (editor.selectedItem.get() === null ? ofTopics : ofItems),
  format: mapFormat,
  sheets: [
    { id: 'layout', label: 'editor.style.layout', icon: GitFork, Content: LayoutSheet },
    { id: 'labels', label: 'editor.style.labels', icon: Tag, Content: LabelsSheet },
  ],
  whileWriting: [
    ['editor.add-sibling', 'editor.add-child'],
    ['editor.image', 'editor.note', 'editor.icons', 'editor.link'],
  ],
  keyboardPanel: { label: 'editor.style.priority', icon: Flag, Content: MarkKeys },
}
