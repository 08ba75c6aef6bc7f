import type * as Y from 'yjs'
import type { KindName } from './kinds.ts'
import { fromContent } from './mindmap/content/from-content.ts'
import { toContent } from './mindmap/content/to-content.ts'
import { openMap } from './mindmap/mindmap.ts'
import { newMap } from './mindmap/new-map.ts'

export interface NewDocumentOptions {
  /** What is in it already, in the language of whoever makes it: the main topic, or the name of the page. */
  readonly text: string
  readonly theme?: string
  /** Of a map. */
  readonly layout?: string
}

/** The way from documents of a kind to content and back, for those who do not edit them. */
export interface KindContent {
  contentOf(doc: Y.Doc): object
  /** A new document; throws when content cannot be read. */
  docOf(content: object): Y.Doc
  /** A new document with nothing of anybody in it. */
  start(options: NewDocumentOptions): Y.Doc
}

/** Loaded with the first document of a kind, as what opens it. */
export async function kindContent(name: KindName): Promise<KindContent> {
  return name === 'mindmap' ? maps : (await import('./flowchart/content/kind-content.ts')).flowcharts
}

const maps: KindContent = {
  contentOf: (doc) => {
    const map = openMap(doc)
    const content = toContent(map.snapshot)
    map.destroy()
    return content
  },
  docOf: (content) => {
    const made = fromContent(content)
    if (!made.ok) throw new Error(`The content cannot be read: ${made.error.code}`)
    return made.doc
  },
  start: newMap,
}
