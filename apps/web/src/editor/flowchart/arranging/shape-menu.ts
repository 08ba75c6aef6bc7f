import type { Point } from '@ramify/geometry'
import type { FlowItem, ItemRef } from '@ramify/scene'
import { leadOf } from '../../core/selection.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { idsOf } from '../items/items.ts'

type Groups = readonly (readonly string[])[]

const pageGroups: Groups = [
  ['editor.paste', 'editor.copy-image', 'editor.select-all', 'select'],
  ['editor.search', 'editor.replace'],
  ['flowchart.tidy-down', 'flowchart.tidy-right'],
  ['flowchart.page-add', 'flowchart.page-duplicate', 'view'],
  ['editor.fit', 'editor.zoom-100'],
]

const clipboard = ['editor.cut', 'editor.copy', 'editor.paste', 'editor.duplicate']
const styles = ['editor.copy-style', 'editor.paste-style']
const last: Groups = [['editor.comments', 'editor.copy-shape-link', 'editor.delete']]

const oneGroups: Groups = [
  clipboard,
  ['order', 'flowchart.fit-to-text', 'flowchart.turn-right', 'editor.ungroup', 'flowchart.lock'],
  ['editor.link', 'editor.open-link', 'editor.show-address', 'editor.note'],
  [...styles, 'editor.shape-keep', 'select', 'flowchart.zoom-selection'],
  ...last,
]

const severalGroups: Groups = [
  clipboard,
  ['align', 'flowchart.tidy-down', 'order', 'editor.group', 'editor.ungroup', 'flowchart.lock'],
  [...styles, 'editor.shape-keep', 'select', 'flowchart.zoom-selection'],
  ...last,
]

/** For the page, one shape, or several things. */
export function shapeMenu(editor: FlowchartEditor): Groups {
  const { shapes, connectors, labels } = idsOf(editor.selection.get())
  const count = shapes.length + connectors.length + labels.length
  if (count === 0) return pageGroups
  return count === 1 ? oneGroups : severalGroups
}

/** These are offered only where they can be done: they would make the menu longer for a few. */
export const seldomInMenu: readonly string[] = [
  'editor.group',
  'editor.ungroup',
  'editor.shape-keep',
  'flowchart.fit-to-text',
  'editor.paste-style',
  'editor.open-link',
  'editor.show-address',
]

/** Below what was selected last. */
export function menuPlace({ selection, scene }: FlowchartEditor): Point | null {
  const lead = leadOf(selection.get())
  const box = lead ? scene.get().boxOf(lead as ItemRef<FlowItem>) : undefined
  return box ? { x: box.x, y: box.y + box.height } : null
}
