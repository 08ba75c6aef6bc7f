import { brace } from './brace.ts'
import { bothSides, bothSidesPoly } from './default.ts'
import { filetree } from './filetree.ts'
import { fishBone } from './fish-bone.ts'
import { horizontalRight } from './horizontal-right.ts'
import { indented } from './indented.ts'
import type { Layout } from './layout.ts'
import { left } from './left.ts'
import { right, rightPoly } from './right.ts'
import { structure } from './structure.ts'
import { timeline } from './timeline.ts'
import { treeTable } from './tree-table.ts'
import { verticalTimeline } from './vertical-timeline.ts'

/** Every layout, by the name that documents use. */
export const layouts = {
  default: bothSides,
  'default-poly': bothSidesPoly,
  right,
  'right-poly': rightPoly,
  left,
  filetree,
  structure,
  'fish-bone': fishBone,
  'vertical-bottom': indented,
  'horizontal-right': horizontalRight,
  timeline,
  'vertical-timeline': verticalTimeline,
  brace,
  'tree-table': treeTable,
} satisfies Record<string, Layout>

export type LayoutName = keyof typeof layouts

/** A document may name a layout we do not know, from a newer version or another program: it is shown as `right`. */
export function layoutByName(name: string): Layout {
  return isLayoutName(name) ? layouts[name] : layouts.right
}

export function isLayoutName(name: string): name is LayoutName {
  return Object.hasOwn(layouts, name)
}
