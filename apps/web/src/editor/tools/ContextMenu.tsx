import type { Point } from '@ramify/geometry'
import type { Scene } from '@ramify/scene'
import { type ComponentType, Fragment, type MouseEvent, type ReactNode, useState } from 'react'
import { useAction } from '../../platform/actions/use-action.ts'
import { ActionMenuItem } from '../../ui/ActionMenuItem.tsx'
import { MenuSeparator } from '../../ui/Menu.tsx'
import { PointMenu } from '../../ui/PointMenu.tsx'
import { focusField } from '../accessibility/focus-field.ts'
import { treeItemId } from '../accessibility/tree-ids.ts'
import type { Editor } from '../editor.ts'
import { isThing } from '../gestures/hit.ts'
import { pointedAt } from '../gestures/hover.ts'
import { shownAs } from '../outline/shown-as.ts'
import { calloutOf, type Picked, rangeOf, relationOf } from '../picked/picked.ts'
import { leadOf } from '../selection/selection.ts'
import { toScreen } from '../viewport/viewport.ts'
import { InsertMenu } from './InsertMenu.tsx'
import { SelectMenu } from './SelectMenu.tsx'

/** In the place of an action: a menu of its own, or this one would be too long for many screens. */
const insert = 'insert'
const select = 'select'
const menus: Partial<Record<string, ComponentType>> = { [insert]: InsertMenu, [select]: SelectMenu }
/** These are offered only where they can be done: they would make the menu longer for a few. */
const seldom = ['editor.style-to-level', 'editor.merge', 'editor.split']
const ofTopic = [
  ['editor.edit', 'editor.add-child', 'editor.add-sibling', 'editor.insert-parent'],
  [
    insert,
    'editor.open-link',
    'editor.comments',
    'editor.view-image',
    'editor.recognise-image',
    'editor.remove-image',
    'editor.remove-formula',
  ],
  ['editor.bound', 'editor.relate', 'editor.summarise'],
  ['editor.cut', 'editor.copy', 'editor.paste', 'editor.duplicate'],
  ['editor.fold', 'editor.sort-children', ...seldom, select],
  ['editor.delete'],
]
const ofLine = [
  ['editor.edit'],
  ['editor.lead-start', 'editor.lead-end', 'editor.turn-line'],
  ['editor.bend-left', 'editor.bend-right', 'editor.reset-curve'],
  ['editor.delete'],
]
const ofRange = [
  ['editor.edit'],
  ['editor.range-first-earlier', 'editor.range-first-later', 'editor.range-last-earlier', 'editor.range-last-later'],
  ['editor.delete'],
]
const ofCallout = [
  ['editor.edit'],
  ['editor.nudge-left', 'editor.nudge-right', 'editor.nudge-up', 'editor.nudge-down', 'editor.callout-back'],
  ['editor.delete'],
]
const ofThing = { line: ofLine, range: ofRange, callout: ofCallout }
const ofMap = [
  ['editor.add-floating', 'editor.paste', 'editor.select-all', select],
  ['editor.fold-all', 'editor.unfold-all'],
  ['editor.fit', 'editor.zoom-100', 'editor.go-to-root'],
]

interface Opened {
  readonly at: { readonly x: number; readonly y: number }
  readonly groups: readonly (readonly string[])[]
}

interface Props {
  editor: Editor | null
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
  const Menu = menus[id]
  const isOff = useAction(id)?.disabledReason != null
  if (Menu) return <Menu />
  return isOff && seldom.includes(id) ? null : <ActionMenuItem id={id} isQuiet />
}

function isElsewhere({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('[role="toolbar"], [role="menu"], input') !== null
}

function groupsOfSelected({ picked, selection }: Editor): Opened['groups'] {
  const thing = picked.get()
  if (thing) return ofThing[thing.kind]
  return selection.get().length > 0 ? ofTopic : ofMap
}

function groupsUnderPointer(editor: Editor): Opened['groups'] {
  const hit = pointedAt(editor).get()
  // What was pressed is picked by now, and a handle belongs to what is.
  if (isThing(hit) || hit?.part === 'handle') return groupsOfSelected(editor)
  return editor.hovered.get() === null ? ofMap : ofTopic
}

function placeOfSelected(editor: Editor, host: Element): { x: number; y: number } {
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
function pointBelow({ picked, selection, scene }: Editor): Point | null {
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
