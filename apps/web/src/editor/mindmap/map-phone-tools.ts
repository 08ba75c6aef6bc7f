import type { PhoneToolsOfKind } from '../editor-kind.ts'
import type { MapEditor } from './map-editor.ts'

const ofTopics = ['editor.edit', 'editor.add-sibling', 'editor.add-child', 'editor.format', 'editor.delete']
/** A line, a range or a callout has no level. */
const ofItems = ['editor.edit', 'editor.format', 'editor.delete']

/** What a thumb finds in a map. */
export const mapPhoneTools: PhoneToolsOfKind = {
  strip: (editor: MapEditor) => (editor.selectedItem.get() === null ? ofTopics : ofItems),
  whileWriting: [
    ['editor.add-sibling', 'editor.add-child'],
    ['editor.image', 'editor.note', 'editor.icons', 'editor.link'],
  ],
}
