import { type FlowchartSnapshot, flowchartToContent, type Json } from '@ramify/document'
import type { FlowchartTree } from './flowchart-tree.ts'
import { type Fields, keptList, keptText, ofMap, said, without } from './kept-fields.ts'
import { shapePartNames } from './parts.ts'
import type { ShapeRoles } from './shape-roles.ts'

/** What a map keeps of the flowchart that it was made of. */
export interface KeptFlowchart {
  /** For each topic what only its shape says: where it is on which page, of which form, and by which line it is reached. */
  readonly shapes: ReadonlyMap<string, Fields>
  /** What is about no single topic. */
  readonly whole: Fields
}

/** `topics` are those that pages have become. */
export function keptFlowchart(
  chart: FlowchartSnapshot,
  roles: ShapeRoles,
  tree: FlowchartTree,
  topics: ReadonlyMap<string, string>,
): KeptFlowchart {
  const content = flowchartToContent(chart)
  // Frames, bubbles and pictures are made again from what they stand for.
  const { ranges, callouts, pictures } = roles
  const standIns = new Set([ranges, callouts, pictures].flatMap((all) => [...all.values()].map(({ id }) => id)))
  const shapes = new Map<string, Fields>()
  const branches = new Set([...tree.branches.values()].map(({ id }) => id))
  const lines = new Map<string, Fields>()
  const groups: Fields[] = []
  const others: Fields[] = []
  for (const page of content.pages) {
    const pageId = keptText(page, 'id') ?? ''
    interface Waiting {
      readonly item: Fields
      readonly nth: number
      readonly around: string | null
    }
    const waiting: Waiting[] = []
    const push = (items: readonly Fields[], around: string | null) => {
      for (const [nth, item] of items.entries()) waiting.push({ item, nth, around })
    }
    push(keptList(page, 'items'), null)
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { item, nth, around } = next
      const id = keptText(item, 'id') ?? ''
      const place = { page: pageId, in: around, nth }
      if (item.type === 'connector') {
        const line = said({ nth, page: pageId, line: without(item, mapFields) })
        if (branches.has(id)) lines.set(id, line)
        else others.push(line)
        continue
      }
      push(keptList(item, 'children'), id)
      if (roles.topics.has(id)) {
        shapes.set(id, said({ ...place, shape: without(item, shapePartNames), image: item.image }))
      } else if (!standIns.has(id)) {
        groups.push(said({ ...place, shape: without(item, childFields) }))
      }
    }
  }
  for (const [id, { id: line }] of tree.branches) {
    const [shape, kept] = [shapes.get(id), lines.get(line)]
    if (shape && kept) shapes.set(id, { ...shape, line: kept })
  }
  const whole = said({
    born: true,
    jumps: content.jumps,
    pages: content.pages.map((page) =>
      said({ ...without(page, itemFields), topic: topics.get(keptText(page, 'id') ?? '') }),
    ) as Json,
    groups,
    lines: others,
  })
  return { shapes, whole }
}

const mapFields = new Set<string>([ofMap])
const childFields = new Set([ofMap, 'children'])
const itemFields = new Set(['items'])
