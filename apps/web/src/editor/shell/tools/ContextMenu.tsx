import type { Point } from '@ramify/geometry'
import type { Scene } from '@ramify/scene'
import { ClipboardCopy, Palette, Plus } from 'lucide-react'
import { type ComponentType, Fragment, type MouseEvent, type ReactNode, useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { ActionMenuItem } from '../../../ui/menus/ActionMenuItem.tsx'
import { MenuSeparator } from '../../../ui/menus/Menu.tsx'
import { PointMenu } from '../../../ui/menus/PointMenu.tsx'
import { focusField } from '../../core/focus-field.ts'
import { leadOf } from '../../core/selection.ts'
import { shownAs } from '../../core/shown-as.ts'
import { treeItemId } from '../../core/tree-ids.ts'
import { toScreen } from '../../core/viewport/viewport.ts'
import {
  copyAsIds,
  insertIds,
  mapGroups,
  type SubmenuName,
  seldom,
  styleIds,
  thingGroups,
  topicGroups,
} from '../../mindmap/context-menu-groups.ts'
import { isThing } from '../../mindmap/gestures/hit.ts'
import { pointedAt } from '../../mindmap/gestures/hover.ts'
import { calloutOf, type Picked, rangeOf, relationOf } from '../../mindmap/items/picked.ts'
import type { MapEditor } from '../../mindmap/map-editor.ts'
import { SelectMenu } from '../../mindmap/selection/SelectMenu.tsx'
import { ActionSubmenu } from './ActionSubmenu.tsx'

const menus: Record<SubmenuName, ComponentType> = {
  insert: InsertMenu,
  select: SelectMenu,
  style: StyleMenu,
  'copy-as': CopyAsMenu,
}

interface Opened {
  readonly at: { readonly x: number; readonly y: number }
  readonly groups: readonly (readonly string[])[]
}

interface Props {
  editor: MapEditor | null
  className?: string | undefined
  children: ReactNode
}

/** What can be done with what is under the pointer, or with what is selected when the keyboard asks. */
export function ContextMenu({ editor, className, children }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const onContextMenu = (event: MouseEvent) => {
    // In a text the browser's own menu has the spelling and the clipboard.
    if (!editor || editor.writing.get() !== null || isElsewhere(event)) return
    event.preventDefault()
    const byKey = event.button !== 2
    const at = byKey ? placeOfSelected(editor, event.currentTarget) : { x: event.clientX, y: event.clientY }
    setOpened({ at, groups: byKey ? groupsOfSelected(editor) : groupsUnderPointer(editor) })
  }
  const close = () => {
    setOpened(null)
    if (editor) focusField(editor)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: everything in the menu is in the palette too
    <div className={className} onContextMenu={onContextMenu}>
      {children}
      {opened && (
        <PointMenu at={opened.at} onClose={close}>
          {opened.groups.map((ids, nth) => (
            <Fragment key={ids[0]}>
              {nth > 0 && <MenuSeparator />}
              {ids.map((id) => (
                <Entry key={id} id={id} />
              ))}
            </Fragment>
          ))}
        </PointMenu>
      )}
    </div>
  )
}

function Entry({ id }: { id: string }) {
  const Menu = menus[id as SubmenuName] as ComponentType | undefined
  const isOff = useAction(id)?.disabledReason != null
  if (Menu) return <Menu />
  return isOff && seldom.includes(id) ? null : <ActionMenuItem id={id} isQuiet />
}

function isElsewhere({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('[role="toolbar"], [role="menu"], input') !== null
}

function groupsOfSelected({ picked, selection }: MapEditor): Opened['groups'] {
  const thing = picked.get()
  if (thing) return thingGroups[thing.kind]
  return selection.get().length > 0 ? topicGroups : mapGroups
}

function groupsUnderPointer(editor: MapEditor): Opened['groups'] {
  const hit = pointedAt(editor).get()
  // What was pressed is picked by now, and a handle belongs to what is.
  if (isThing(hit) || hit?.part === 'handle') return groupsOfSelected(editor)
  return editor.hovered.get() === null ? mapGroups : topicGroups
}

function placeOfSelected(editor: MapEditor, host: Element): { x: number; y: number } {
  if (shownAs(editor).get() === 'outline') {
    const lead = leadOf(editor.selection.get()) ?? ''
    const row = document.getElementById(treeItemId(editor, lead))?.getBoundingClientRect()
    return row ? { x: row.left, y: row.bottom } : { x: 0, y: 0 }
  }
  const { left, top } = host.getBoundingClientRect()
  const below = pointBelow(editor)
  if (!below) return { x: left, y: top }
  const { x, y } = toScreen(editor.view.get(), below)
  return { x: left + x, y: top + y }
}

/** Below the lead topic, or at the line or range that is picked. */
function pointBelow({ picked, selection, scene }: MapEditor): Point | null {
  const thing = picked.get()
  if (thing) return handlePoint(scene.get(), thing)
  const topic = scene.get().placeOf(leadOf(selection.get()) ?? '')
  return topic ? { x: topic.x, y: topic.y + topic.height } : null
}

function handlePoint(scene: Scene, thing: Picked): Point | null {
  if (thing.kind === 'callout') return calloutOf(scene, thing.id)?.label.at ?? null
  if (thing.kind === 'range') return rangeOf(scene, thing.id)?.ends[1] ?? null
  return relationOf(scene, thing.id)?.label.at ?? null
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
