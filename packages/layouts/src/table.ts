import { bothSides } from './default.ts'
import type { Layout } from './layout.ts'
import { right } from './right.ts'

/** Every layout, by the name that documents use. */
export const layouts = {
  right,
  default: bothSides,
} satisfies Record<string, Layout>

export type LayoutName = keyof typeof layouts

/** A document may name a layout we do not know, from a newer version or another program: it is shown as `right`. */
export function layoutByName(name: string): Layout {
  return isLayoutName(name) ? layouts[name] : layouts.right
}

function isLayoutName(name: string): name is LayoutName {
  return Object.hasOwn(layouts, name)
}
