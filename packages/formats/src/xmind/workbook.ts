import type { Zip } from '../zip/read-zip.ts'
import type { Raw } from './raw.ts'

/** `json`: Zen, 2020 and later; `xml`: XMind 3 to 8. */
export type Dialect = 'json' | 'xml'

/** What a file of either dialect holds. Sheets of older files are in the form of the newer ones. */
export interface Workbook {
  readonly dialect: Dialect
  readonly sheets: readonly Raw[]
  /** What older files say beside their sheets. */
  readonly head: Raw
  readonly zip: Zip
}

/**
 * Fields that only older files have, in what was made of them: `$attributes` of an element, `$elements` in it as XML, `$html` of
 * a note. `content.json` never has them.
 */
export const isOldField = (key: string): boolean => key.startsWith('$')

/** What a document keeps under `xmind` for the way back. Topics keep theirs in their own `xmind`. */
export interface KeptSheet {
  readonly dialect: Dialect
  /** As JSON text, as all that follow. */
  readonly sheet: string
  readonly head: string
  /** By ids of the document, in the order of the file. */
  readonly lines: readonly KeptItem[]
  readonly ranges: readonly KeptItem[]
  readonly callouts: readonly KeptItem[]
  /** From names of entries to the resources with their bytes. */
  readonly files: { readonly [name: string]: string }
  /** From names of entries that no map shows to the pictures that were made of them. */
  readonly pictures?: { readonly [name: string]: string }
}

type KeptItem = readonly [id: string, text: string]

/** The entries that are written anew, and those that tell of earlier states. */
export const isOwnEntry = (name: string): boolean =>
  /^(?:content\.(?:json|xml)|manifest\.json|META-INF\/.*|Revisions\/.*|Thumbnails\/.*)$/i.test(name)
