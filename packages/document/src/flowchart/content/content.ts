import type { Json } from '../../core/json.ts'

/** A flowchart as JSON, for people and programs outside. CONTENT.md says what each field is. */
export interface FlowchartContent {
  readonly kind: 'flowchart'
  readonly version: string
  readonly theme: string
  readonly jumps: string
  readonly pages: readonly ContentObject[]
  readonly resources: readonly ContentObject[]
  /** What a foreign file had beside these. */
  readonly [foreign: string]: unknown
}

export type ContentObject = { readonly [field: string]: Json }

export const flowchartContentVersion = '1'

/** Why content cannot be read. Everything else wrong in it is left out. */
export interface FlowchartContentError {
  readonly code: 'no-pages' | 'duplicate-id' | 'forbidden-key'
  /** The thing it is about: its id, or where it has none the way to it, as `pages/0`. */
  readonly node: string
}
