import type * as Y from 'yjs'
import { generateChart } from './generate-chart.ts'
import { docOf } from './subjects/ramify-document.ts'

/** A page with nothing but a document, to see what that takes. */
export interface DocumentPage {
  make(size: number): void
  elements(): number
}

export function serveDocument(): void {
  let doc: Y.Doc | undefined
  const bench = {
    make(size: number) {
      doc = docOf(generateChart(size))
    },
    elements: () => document.getElementsByTagName('*').length,
    size: () => doc?.share.size ?? 0,
  }
  Object.assign(window, { bench })
}
