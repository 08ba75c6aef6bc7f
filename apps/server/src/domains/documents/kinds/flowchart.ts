import {
  documentKinds,
  flowchartDifference,
  flowchartFromContent,
  flowchartStatistics,
  flowchartTexts,
  flowchartToContent,
  newFlowchart,
  openFlowchart,
} from '@ramify/document'
import { forbiddenLink } from '../bad-content.ts'
import { rewriteByDifference } from './rewrite-by-difference.ts'
import type { ServerKind } from './server-kind.ts'

export const flowchart: ServerKind = {
  name: documentKinds.flowchart.name,
  number: documentKinds.flowchart.number,
  lowestClientSchema: documentKinds.flowchart.schema,
  countedCollection: 'shapes',

  untitled: ({ text }, number) =>
    number === undefined ? text('files.untitled-flowchart') : text('drafts.flowchart-name', { number }),

  firstText: ({ text }) => text('drafts.first-page'),

  hasLayout: () => false,

  start: ({ text, theme }) => newFlowchart({ pageName: text, ...(theme !== undefined && { theme }) }),

  open: (doc) => {
    const chart = openFlowchart(doc)
    return {
      read: () => {
        const { snapshot } = chart
        return {
          content: flowchartToContent(snapshot),
          statistics: flowchartStatistics(snapshot),
          texts: flowchartTexts(snapshot),
        }
      },
      rewrite: (content) => rewriteByDifference(chart, flowchartDifference, content),
    }
  },

  draw: async (doc) => {
    // Only here: with its fonts it takes longer to load than all the rest together.
    const { flowchartThumbnail } = await import('./flowchart-pictures.ts')
    return flowchartThumbnail(openFlowchart(doc).snapshot)
  },

  drawPoster: async (doc, poster) => {
    const { flowchartPoster, flowchartPreview } = await import('./flowchart-pictures.ts')
    const { snapshot } = openFlowchart(doc)
    return poster === 'preview' ? flowchartPreview(snapshot) : flowchartPoster(snapshot)
  },

  create: (content) => {
    const made = flowchartFromContent(content)
    if (!made.ok) return { error: made.error }
    const error = forbiddenLink(made.warnings)
    return error ? { error } : { doc: made.doc }
  },
}
