import type { FloorNode } from './floor-map.ts'
import type { Region } from './visible-nodes.ts'

/** Draws nodes into one element whose top left corner is the region's and whose size is the region's at that scale. */
export interface Painter {
  readonly element: HTMLElement | SVGSVGElement
  draw(nodes: readonly FloorNode[], region: Region, scale: number): void
}
