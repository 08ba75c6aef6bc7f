import type { Point } from '@ramify/geometry'
import type { Scene } from '@ramify/scene'
import { ClipboardCopy, Palette, Plus } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { leadOf } from '../../core/selection.ts'
import type { KindContextMenu } from '../../editor-kind.ts'
import { ActionSubmenu } from '../../views/ActionSubmenu.tsx'
import { isThing } from '../gestures/map-hit.ts'
import { calloutOf, rangeOf, relationOf, type SelectedItem } from '../items/selected-item.ts'
import type { MapEditor } from '../map-editor.ts'
import { SelectMenu } from '../selection/SelectMenu.tsx'
import {
  copyAsIds,
  insertIds,
  mapGroups,
  type SubmenuName,
  seldom,
  styleIds,
  thingGroups,
  topicGroups,
} from './context-menu-groups.ts'

export const mapContextMenu: KindContextMenu = {
  groups: (editor: MapEditor, of) => (of === 'pointed' ? groupsUnderPointer(editor) : groupsOfSelected(editor)),
  submenus: { insert: InsertMenu, select: SelectMenu, style: StyleMenu, 'copy-as': CopyAsMenu } satisfies Record<
    SubmenuName,
    unknown
  >,
  seldom,
  placeOfSelected,
}

type Groups = readonly (readonly string[])[]

function groupsOfSelected({ selectedItem, selectedTopics }: MapEditor): Groups {
  const item = selectedItem.get()
  if (item) return thingGroups[item.type]
  return selectedTopics.get().length > 0 ? topicGroups : mapGroups
}

function groupsUnderPointer(editor: MapEditor): Groups {
  const hit = editor.pointedAt.get()
  // What was pressed is selected by now, and a handle belongs to what is.
  if (isThing(hit) || hit?.part === 'handle') return groupsOfSelected(editor)
  return editor.hovered.get() === null ? mapGroups : topicGroups
}

/** Below the lead topic, or at the line, range or callout that is selected. */
function placeOfSelected({ selectedItem, selectedTopics, scene }: MapEditor): Point | null {
  const item = selectedItem.get()
  if (item) return handlePoint(scene.get(), item)
  const topic = scene.get().placeOf(leadOf(selectedTopics.get()) ?? '')
  return topic ? { x: topic.x, y: topic.y + topic.height } : null
}

function handlePoint(scene: Scene, { type, id }: SelectedItem): Point | null {
  if (type === 'callout') return calloutOf(scene, id)?.label.at ?? null
  if (type === 'range') return rangeOf(scene, id)?.ends[1] ?? null
  return relationOf(scene, id)?.label.at ?? null
}

function InsertMenu() {
  const { text } = useText()
  return <ActionSubmenu label={text('editor.menu.insert')} icon={Plus} ids={insertIds} />
}

function StyleMenu() {
  const { text } = useText()
  return <ActionSubmenu label={text('editor.menu.style')} icon={Palette} ids={styleIds} />
}

function CopyAsMenu() {
  const { text } = useText()
  return <ActionSubmenu label={text('editor.menu.copy-as')} icon={ClipboardCopy} ids={copyAsIds} />
}
