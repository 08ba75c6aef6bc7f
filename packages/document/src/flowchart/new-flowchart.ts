import * as Y from 'yjs'
import { newId } from '../core/ids/new-id.ts'
import { type Random, trueRandom } from '../core/ids/random.ts'
import { writeMeta } from '../core/meta.ts'
import { addRecord } from '../core/run-plan.ts'
import { plainText } from '../core/text/rich-text.ts'
import { flowchart } from './flowchart.ts'
import { defaultTheme } from './schema/settings.ts'
import type { PageId } from './snapshot/snapshot.ts'

export interface NewFlowchartOptions {
  /** The name of its page, in the language of whoever makes it. */
  readonly pageName: string
  readonly theme?: string
  readonly page?: PageId
  readonly random?: Random
}

/** The document of a new flowchart: one empty page. */
export function newFlowchart({
  pageName,
  theme = defaultTheme,
  random = trueRandom,
  page,
}: NewFlowchartOptions): Y.Doc {
  const doc = new Y.Doc()
  doc.transact(() => {
    writeMeta(doc, flowchart, { theme })
    addRecord(doc.getMap('pages'), page ?? newId(random), { place: { order: 'V' } }, { text: plainText(pageName) })
  })
  return doc
}
