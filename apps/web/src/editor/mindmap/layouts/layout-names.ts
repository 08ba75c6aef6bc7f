import { type LayoutName, layouts } from '@ramify/layouts'

/** In the order people are shown them. */
export const layoutNames = Object.keys(layouts) as LayoutName[]

/** Those that are alike stand together. */
export const layoutGroups = {
  map: ['default', 'default-poly', 'radial'],
  logic: ['right', 'right-poly', 'left', 'brace'],
  tree: ['structure', 'filetree', 'vertical-bottom', 'horizontal-right'],
  timeline: ['timeline', 'vertical-timeline'],
  other: ['fish-bone', 'tree-table'],
} as const satisfies Record<string, readonly LayoutName[]>
