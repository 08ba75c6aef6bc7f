import type { KindName, Statistics } from '@ramify/document'
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
  readonly name: KindName
  /** Apps that speak a lower schema cannot show it: they are told to update. */
  readonly lowestClientSchema: number
  /** The collection whose records count against the limit of a plan. */
  readonly countedCollection: string
  /** The document of a new file. */
  start(options: StartOptions): Y.Doc
  /** A new document from content. */
  create(content: unknown): { doc: Y.Doc } | { error: ContentProblem }
  open(doc: Y.Doc): OpenedForServer
  /** An SVG; null when there is nothing to draw. */
  draw(doc: Y.Doc): Promise<string | null>
}

export interface StartOptions {
  /** In the language of whoever makes the file. */
  text: string
  layout?: string
  theme?: string
}

export interface OpenedForServer {
  read(): KindReading
  /** Turns the document into what content says, by commands; returns the problem in the content, if there is one. */
  rewrite(content: unknown): ContentProblem | null
}
