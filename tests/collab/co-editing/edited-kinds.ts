import {
  type CommandType,
  documentKinds,
  flowchartToContent,
  type KindName,
  openFlowchart,
  openMap,
  toContent,
} from '@ramify/document'
import type * as Y from 'yjs'
import { sampleFlowchart } from '../../../packages/document/src/flowchart/testing/sample-flowchart.ts'
import { seededCommand as flowchartCommand } from '../../../packages/document/src/flowchart/testing/seeded-command.ts'
import {
  commandTypes,
  seededCommand as mapCommand,
} from '../../../packages/document/src/mindmap/testing/seeded-command.ts'

/** What plays need to know of a kind of document. */
export interface EditedKind {
  readonly number: number
  /** Empty until the document has come. */
  readonly collection: string
  /** What it begins with, so that most commands find something to change; without it one text is there. */
  readonly start?: Record<string, unknown>
  /**
   * A random command of the editor that writes this text, if it writes; sometimes it is undone, and done again. Gives its type if it was
   * not refused.
   */
  edit(doc: Y.Doc, random: () => number, text: string): string | null
  content(doc: Y.Doc): unknown
  /** As a program would add it to what it has read. */
  addText(content: Record<string, unknown>, text: string): void
}

export const editedKinds: Record<KindName, EditedKind> = {
  mindmap: {
    number: documentKinds.mindmap.number,
    collection: 'nodes',
    edit: (doc, random, text) => {
      const number = () => Math.floor(random() * 1000)
      const type = commandTypes[number() % commandTypes.length] as CommandType
      const numbers = Array.from({ length: 6 }, number)
      const map = openMap(doc)
      const isDone = map.execute(mapCommand({ type, numbers, text }, map.snapshot)).ok
      takeBack(map, random)
      map.destroy()
      return isDone ? type : null
    },
    content: (doc) => {
      const map = openMap(doc)
      const content = toContent(map.snapshot)
      map.destroy()
      return content
    },
    addText: (content, text) => {
      const { root } = content as { root: { children: unknown[] } }
      root.children.push({ data: { text }, children: [] })
    },
  },
  flowchart: {
    number: documentKinds.flowchart.number,
    collection: 'pages',
    start: JSON.parse(JSON.stringify(flowchartToContent(openFlowchart(sampleFlowchart()).snapshot))),
    edit: (doc, random, text) => {
      const number = (below: number) => Math.floor(random() * below)
      const seed = {
        kind: number(1000),
        picks: [number(100), number(100), number(100)] as const,
        numbers: [number(1000) - 500, number(300)] as const,
        text,
        flag: random() < 0.5,
      }
      const chart = openFlowchart(doc)
      const command = flowchartCommand(seed, chart.snapshot)
      const isDone = chart.execute(command).ok
      takeBack(chart, random)
      chart.destroy()
      return isDone ? command.type : null
    },
    content: (doc) => {
      const chart = openFlowchart(doc)
      const content = flowchartToContent(chart.snapshot)
      chart.destroy()
      return content
    },
    addText: (content, text) => {
      const { pages } = content as { pages: { items?: unknown[] }[] }
      const [page] = pages
      if (page) page.items = [...(page.items ?? []), { type: 'shape', kind: 'process', text }]
    },
  },
}

function takeBack(document: { undo(): unknown; redo(): unknown }, random: () => number): void {
  const chance = random()
  if (chance < 0.2) document.undo()
  if (chance < 0.1) document.redo()
}
