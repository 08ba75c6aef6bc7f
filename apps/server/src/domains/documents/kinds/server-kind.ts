import type { Statistics } from '@ramify/document'
import type { Translator } from '@ramify/locales'
import type * as Y from 'yjs'
import type { ContentProblem } from '../bad-content.ts'

/** What a document says to those who do not open it. */
export interface KindReading {
  content: object
  statistics: Statistics
  /** By which it is found. */
  texts: Iterable<string>
}

/** What the server knows about a kind of document. Everything else of this domain knows Y.Docs only. */
export interface ServerKind {
  readonly name: string
  /** As in the column `files.kind` and in `naotu_type` of calls. */
  readonly number: number
  /** Apps that speak a lower schema cannot show it: they are told to update. */
  readonly lowestClientSchema: number
  /** The collection whose records count against the limit of a plan. */
  readonly countedCollection: string
  /** What a document is called that nobody has named: the first, or by its number. */
  untitled(translator: Translator, number?: number): string
  /** The text that a new document starts with, in the language of whoever makes it. */
  firstText(translator: Translator): string
  hasLayout(name: string): boolean
  /** The document of a new file. */
  start(options: StartOptions): Y.Doc
  /** A new document from content. */
  create(content: unknown): { doc: Y.Doc } | { error: ContentProblem }
  open(doc: Y.Doc): OpenedForServer
  /** An SVG; null when there is nothing to draw. */
  draw(doc: Y.Doc): Promise<string | null>
  /** An SVG for one of the uses of `PosterKind`; null when there is nothing to draw. */
  drawPoster(doc: Y.Doc, poster: PosterKind): Promise<string | null>
}

/** `first`: as viewers show it first; `unfolded`: the same on a phone. `preview`: where a link to it is shown. */
export type PosterKind = 'first' | 'unfolded' | 'preview'

export interface StartOptions {
  /** `firstText`, unless somebody chose another. */
  text: string
  layout?: string
  theme?: string
}

export interface OpenedForServer {
  read(): KindReading
  /** Turns the document into what content says, by commands; returns the problem in the content, if there is one. */
  rewrite(content: unknown): ContentProblem | null
}
