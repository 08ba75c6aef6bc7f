import type { Json } from '../../core/json.ts'

/** A map as JSON, for people and programs outside. CONTENT.md says what each field is. */
export interface MapContent {
  readonly root: ContentNode
  readonly floating?: readonly ContentNode[]
  readonly relLine: readonly ContentObject[]
  readonly ranges?: readonly ContentObject[]
  readonly callouts?: readonly ContentObject[]
  readonly style: ContentObject
  /** The layout's name. */
  readonly template: string
  readonly theme: string
  readonly background: ContentObject | null
  readonly version: string
  readonly resources: readonly ContentObject[]
  /** What a foreign file had beside these. */
  readonly [foreign: string]: unknown
}

export interface ContentNode {
  readonly data: ContentObject
  readonly children: readonly ContentNode[]
}

export type ContentObject = { readonly [field: string]: Json }

export const contentVersion = '1'

/** Why content cannot be read. Everything else wrong in it is a warning. */
export interface ContentError {
  readonly code: 'no-root' | 'duplicate-id' | 'cycle' | 'forbidden-key'
  /** The node: its id, or where it has none the way to it, as `root/0/2`. */
  readonly node: string
}
