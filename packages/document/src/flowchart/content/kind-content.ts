import type * as Y from 'yjs'
import { openFlowchart } from '../flowchart.ts'
import { newFlowchart } from '../new-flowchart.ts'
import { flowchartFromContent } from './from-content.ts'
import { flowchartToContent } from './to-content.ts'

/** See `KindContent`. */
export const flowcharts = {
  contentOf: (doc: Y.Doc): object => {
    const chart = openFlowchart(doc)
    const content = flowchartToContent(chart.snapshot)
    chart.destroy()
    return content
  },
  docOf: (content: object): Y.Doc => {
    const made = flowchartFromContent(content)
    if (!made.ok) throw new Error(`The content cannot be read: ${made.error.code}`)
    return made.doc
  },
  start: ({ text, theme }: { readonly text: string; readonly theme?: string }): Y.Doc =>
    newFlowchart({ pageName: text, ...(theme !== undefined && { theme }) }),
}
