import type { Paintable } from '@ramify/scene'

/** One page of what is exported, as painters know it: its bounds are the paper, with room around the drawing. */
export interface ExportPage extends Paintable {
  /** Of a page of a flowchart; empty for a map, which has one. */
  readonly id: string
  /** Of a flowchart: the page's. */
  readonly name: string
  /** The colour of the paper. */
  readonly paper: string
}
