import type { Size } from '@ramify/geometry'

/** What is arranged, without a word of flowcharts: a worker gets it. */
export interface TidyGraph {
  readonly nodes: readonly TidyNode[]
  readonly edges: readonly (readonly [from: string, to: string, words?: Size])[]
}

export interface TidyNode {
  readonly id: string
  readonly width: number
  readonly height: number
}

/** Left upper corners. */
export type TidyPlaces = ReadonlyMap<string, { readonly x: number; readonly y: number }>

export type TidyDirection = 'down' | 'right' | 'up' | 'left'

/** `layers`: one row for each step. The others have no direction. */
export type TidyMethod = 'layers' | 'tree' | 'radial' | 'force'

export interface TidyOrder {
  readonly method: TidyMethod
  readonly direction: TidyDirection
}

/** Between two in one row, and between rows. */
export const nodeGap = 40
export const rowGap = 60
