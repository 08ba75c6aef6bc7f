import * as Y from 'yjs'
import { newId } from '../core/ids/new-id.ts'
import { type Random, trueRandom } from '../core/ids/random.ts'
import { writeMeta } from '../core/meta.ts'
import { addRecord } from '../core/run-plan.ts'
import { noText, plainText } from '../core/text/rich-text.ts'
import { mindmap } from './mindmap.ts'
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
    writeMeta(doc, mindmap, { root, layout, theme })
    const groups = { created: now(), place: { parent: null, order: 'V' } }
    addRecord(doc.getMap('nodes'), root, groups, { text: plainText(text), note: noText })
  })
  return doc
}
