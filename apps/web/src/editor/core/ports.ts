import type { AddedPicture, PictureOrder } from '../../platform/assets/add-picture.ts'
import type { AttachedFile } from '../../platform/assets/attached-file.ts'
import type { SendOptions } from '../../platform/assets/send-resource.ts'
import type { PlainTextKey } from '../../platform/i18n/plain-text-key.ts'
import type { ReadStore } from '../../platform/store.ts'
import type { OtherPerson, OwnPresence } from '../../platform/sync/index.ts'

/** What the editor of every kind gets from outside. It knows no server, no account and no plan. */
export interface EditorPorts {
  readOnly?: boolean
  /** Somebody who may only look has tried more: they have typed, or tapped twice. */
  onlyLooks?: (tried: 'typing' | 'tapping') => void
  /** Whether the person may change the document, where that can become another while it is open. */
  editRight?: ReadStore<boolean>
  assets?: Assets
  /** Whether a document that a link leads to is there for this person; believed where nobody can be asked. */
  hasMap?: (id: string) => Promise<boolean>
  limits?: Limits
  habits?: Habits
  comments?: Comments
  /** Whether the person may copy out of the document; absent: everybody who sees it may. */
  copyRight?: ReadStore<boolean>
  /** The words below pictures of the document that leave the editor, asked for whenever one does; absent or empty: none. */
  watermark?: () => string
  /** Puts an address into the clipboard that leads to an item, where documents have such addresses. */
  copyLinkTo?: (id: string) => void
  people?: People
  /** The people of the document, to choose from; nobody where it is not shared. */
  members?: () => Promise<readonly { readonly name: string; readonly member: string }[]>
}

/** Others who have the document open, and what they are told of oneself. */
export interface People {
  others: ReadStore<readonly OtherPerson[]>
  /** Says what has changed of oneself. */
  show: (changed: Partial<OwnPresence>) => void
  /** Asks everybody to come and look at what one sees. */
  summon: () => void
}

/** What others say about items. It is kept elsewhere: the document only shows where there is some, and how much. */
export interface Comments {
  /** How many comments items have, by id; those without are not in it. */
  counts: ReadStore<ReadonlyMap<string, number>>
  /** Those of them that have some the person has not read. */
  unread?: ReadStore<ReadonlySet<string>>
  /** Somebody wants to read those of an item, or write the first. */
  open: (id: string) => void
}

/** Where pictures and attached files come from, and where new ones go. */
export interface Assets {
  /** An address the browser can show, or null when there is no such picture any more. */
  url: (resource: string, size?: 'original') => Promise<string | null>
  /** The bytes of a picture as it is stored; null when there is none. */
  picture?: (resource: string) => Promise<Blob | null>
  /** Why none can be added here; null when one can. */
  refusal: () => PlainTextKey | null
  /** Keeps a picture for this document; throws what the person is told. */
  add: (file: Blob, order: PictureOrder) => Promise<AddedPicture>
  /** Keeps a file for this document as it is; throws what the person is told. Absent: no files can be attached here. */
  attach?: (file: File, options: SendOptions) => Promise<AttachedFile>
  /** The bytes of an attached file; null when it is not there, or cannot be had now. */
  attached?: (id: string) => Promise<Blob | null>
}

export interface Limits {
  /** The most items a document may have; null for no limit. */
  nodes: number | null
  /** Somebody wanted more than the limit allows, in a document of so many. */
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
  /** A double click on the empty canvas adds something there. */
  readonly addsByDoubleClick: boolean
}
