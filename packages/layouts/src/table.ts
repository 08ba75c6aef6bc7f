import { brace } from './catalog/brace.ts'
import { bothSides, bothSidesPoly } from './catalog/default.ts'
import { filetree } from './catalog/filetree.ts'
import { fishBone } from './catalog/fish-bone.ts'
import { horizontalRight } from './catalog/horizontal-right.ts'
import { indented } from './catalog/indented.ts'
import { left } from './catalog/left.ts'
import { radial } from './catalog/radial.ts'
import { right, rightPoly } from './catalog/right.ts'
import { structure } from './catalog/structure.ts'
import { timeline } from './catalog/timeline.ts'
import { treeTable } from './catalog/tree-table.ts'
import { verticalTimeline } from './catalog/vertical-timeline.ts'
import type { Layout } from './layout.ts'

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
  radial,
} satisfies Record<string, Layout>

export type LayoutName = keyof typeof layouts

/** A document may name a layout we do not know, from a newer version or another program: it is shown as `right`. */
export function layoutByName(name: string): Layout {
  return isLayoutName(name) ? layouts[name] : layouts.right
}

export function isLayoutName(name: string): name is LayoutName {
  return Object.hasOwn(layouts, name)
}
