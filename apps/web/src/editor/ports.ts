import type { MapContent, MapDocument } from '@ramify/document'
import type { AddedPicture, PictureOrder } from '../platform/assets/add-picture.ts'
import type { PlainTextKey } from '../platform/i18n/plain-text-key.ts'

/** Everything the editor gets from outside. It knows no server, no account and no plan. */
export interface EditorPorts {
  /** A document that somebody keeps: live, stored, shared. */
  document?: MapDocument
  /** Or content to be edited in this page alone. */
  content?: MapContent
  kind: 'mindmap'
  readOnly?: boolean
  assets?: Assets
  limits?: Limits
  habits?: Habits
}

/** Where pictures come from, and where new ones go. */
export interface Assets {
  /** An address the browser can show, or null when there is no such picture any more. */
  url: (resource: string, size?: 'original') => Promise<string | null>
  /** Why none can be added here; null when one can. */
  refusal: () => PlainTextKey | null
  /** Keeps a picture for this document; throws what the person is told. */
  add: (file: Blob, order: PictureOrder) => Promise<AddedPicture>
}

export interface Limits {
  /** The most topics a map may have; null for no limit. */
  nodes: number | null
  /** Somebody wanted more than the limit allows. */
  onReached: (limit: number) => void
  /** Themes up to this level may be chosen. */
  level: number
  /** Somebody chose a theme of a higher one. */
  onLevel: () => void
}

/** What the person likes or not, asked whenever it matters. */
export interface Habits {
  /** No button to fold with; what is folded can still be opened by one. */
  readonly hidesExpander: boolean
  /** A double click on the empty canvas makes a floating topic. */
  readonly addsByDoubleClick: boolean
}
