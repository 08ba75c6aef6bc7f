export { lean } from './catalog/fish-bone.ts'
export { poleDistance } from './catalog/timeline.ts'
export { type Cells, hasCell } from './cells.ts'
export type { Forest, Span } from './forest.ts'
export { layOut, type Places } from './lay-out.ts'
export {
  type Anchor,
  type Direction,
  defaultSpacing,
  type Layout,
  lineClearance,
  reachesBack,
  type Spacing,
  sameSpacing,
} from './layout.ts'
export { anchorX, anchorY, beyondOf, calloutSpaceOf, directionOf, entryOf, exitOf, startOf } from './ports.ts'
export { isLayoutName, type LayoutName, layoutByName, layouts } from './table.ts'
