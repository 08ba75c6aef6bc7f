import { Flag, GitFork, Link, Smile, Tag } from 'lucide-react'
import { lazyComponent } from '../../platform/lazy-module.tsx'
import type { Editor, PhoneToolsOfKind } from '../editor-kind.ts'
import { PanelFailed } from '../views/panels/PanelFailed.tsx'
import { mapFormat } from './formatting/map-format.tsx'
import { mapMenu } from './formatting/map-menu.ts'
import type { MapEditor } from './map-editor.ts'
import { latePanels } from './map-panels.ts'
import { MarkKeys } from './marks/MarkKeys.tsx'
import { OutlineTip } from './outline/OutlineTip.tsx'

const IconKeys = latePanels.part((module) => module.IconKeys, null, PanelFailed)
const LayoutSheet = latePanels.part((module) => module.LayoutSheet, null, PanelFailed)
const LabelsSheet = latePanels.part((module) => module.LabelsSheet, null, PanelFailed)
const LinkPanel = lazyComponent(
  () => import('./links/LinkDialog.tsx').then((module) => module.LinkPanel),
  null,
  PanelFailed,
)

const ofTopics = ['editor.edit', 'editor.add-sibling', 'editor.add-child', 'editor.format', 'editor.delete']
/** A line, a range or a callout has no level. */
const ofItems = ['editor.edit', 'editor.format', 'editor.delete']

const added = ['editor.add-sibling', 'editor.add-child']
const onMap = { first: added, elsewhere: ['editor.image', 'editor.note'] }
/** A label has words alone. */
const onItem = { first: [], elsewhere: [] }
/** There rows are put in order while they are written. */
const inOutline = {
  first: added,
  next: ['editor.outdent', 'editor.indent', 'editor.move-up', 'editor.move-down'],
  elsewhere: ['editor.note'],
}

const topicPanels = [
  { label: 'editor.panel.icons', icon: Smile, Content: IconKeys },
  { label: 'editor.action.link', icon: Link, Content: LinkPanel },
  { label: 'editor.style.priority', icon: Flag, Content: MarkKeys },
] as const
const none = [] as const

const isTopicWritten = ({ writing }: Editor) => writing.get()?.type === 'node'

/** What a thumb finds in a map. */
export const mapPhoneTools: PhoneToolsOfKind = {
  strip: (editor: MapEditor) => (editor.selectedItem.get() === null ? ofTopics : ofItems),
  format: mapFormat,
  menu: mapMenu,
  OutlineTip,
  sheets: [
    { id: 'layout', label: 'editor.style.layout', icon: GitFork, Content: LayoutSheet },
    { id: 'labels', label: 'editor.style.labels', icon: Tag, Content: LabelsSheet },
  ],
  whileWriting: (editor) => {
    if (editor.shownAs.get() === 'outline') return inOutline
    return isTopicWritten(editor) ? onMap : onItem
  },
  keyboardPanels: (editor) => (isTopicWritten(editor) ? topicPanels : none),
}
