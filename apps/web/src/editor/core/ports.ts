import type { MapContent, MapDocument, NodeId } from '@ramify/document'
import type { AddedPicture, PictureOrder } from '../../platform/assets/add-picture.ts'
import type { PlainTextKey } from '../../platform/i18n/plain-text-key.ts'
import type { Store } from '../../platform/store.ts'
import type { OwnTheme } from '../mindmap/themes/own-theme.ts'

/** Everything the editor gets from outside. It knows no server, no account and no plan. */
export interface EditorPorts {
  /** A document that somebody keeps: live, stored, shared. */
  document?: MapDocument
  /** Or content to be edited in this page alone. */
  content?: MapContent
  kind: 'mindmap'
  readOnly?: boolean
  assets?: Assets
  /** Whether a map that a link leads to is there for this person; believed where nobody can be asked. */
  hasMap?: (id: string) => Promise<boolean>
  limits?: Limits
  habits?: Habits
  themes?: OwnThemes
  comments?: Comments
}

/** What others say about topics. It is kept elsewhere: the map only shows where there is some, and how much. */
export interface Comments {
  /** How many comments topics have; those without are not in it. */
  counts: Store<ReadonlyMap<NodeId, number>>
  /** Somebody wants to read those of a topic, or write the first. */
  open: (node: NodeId) => void
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
  /** Somebody wanted more than the limit allows, in a map of so many topics. */
  onReached: (limit: number, count: number) => void
  /** There are higher plans, and what comes with them is marked. */
  hasPlans: boolean
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

/** Themes that the person made, wherever they are kept. */
export interface OwnThemes extends Pick<Store<readonly OwnTheme[]>, 'get' | 'subscribe'> {
  /** All of them, at once; no when they could not be kept, which the person has been told. */
  keep: (themes: readonly OwnTheme[]) => Promise<boolean>
}
