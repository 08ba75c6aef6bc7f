import * as Y from 'yjs'
import { addRecord } from './commands/run-command.ts'
import { newId } from './ids/new-id.ts'
import { type Random, trueRandom } from './ids/random.ts'
import { schemaVersion } from './schema/collections.ts'
import { noText, plainText } from './schema/rich-text.ts'
import { defaultLayout, defaultTheme } from './schema/settings.ts'
import type { NodeId } from './snapshot/snapshot.ts'

export interface NewMapOptions {
  /** The main topic, in the language of whoever makes the map. */
  readonly text: string
  readonly layout?: string
  readonly theme?: string
  readonly root?: NodeId
  readonly random?: Random
  readonly now?: () => number
}

/** The document of a new map: one main topic. */
export function newMap(options: NewMapOptions): Y.Doc {
  const { text, layout = defaultLayout, theme = defaultTheme, random = trueRandom, now = Date.now } = options
  const { root = newId(random) } = options
  const doc = new Y.Doc()
  doc.transact(() => {
    writeMeta(doc, { root, layout, theme })
    const groups = { created: now(), place: { parent: null, order: 'V' } }
    addRecord(doc.getMap('nodes'), root, groups, { text: plainText(text), note: noText })
  })
  return doc
}

export function writeMeta(doc: Y.Doc, groups: { readonly [group: string]: unknown }): void {
  const meta = doc.getMap('meta')
  meta.set('kind', 'mindmap')
  meta.set('schema', schemaVersion)
  for (const group in groups) if (groups[group] !== undefined) meta.set(group, groups[group])
}
