import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { type FlowchartDocument, openFlowchart } from '../flowchart.ts'
import { newFlowchart } from '../new-flowchart.ts'
import type { PageGuides } from './guides.ts'

function twoReplicas() {
  const first = newFlowchart({ pageName: 'Page 1', page: 'first' })
  const second = new Y.Doc()
  const meet = () => {
    Y.applyUpdate(second, Y.encodeStateAsUpdate(first))
    Y.applyUpdate(first, Y.encodeStateAsUpdate(second))
  }
  // As builds wrote them that had one value for all guides of a page.
  const page = first.getMap<Y.Map<unknown>>('pages').get('first')
  page?.set('guides', { x: [500, 100], y: [60] })
  meet()
  return { ann: openFlowchart(first), ben: openFlowchart(second), meet }
}

const guidesIn = ({ snapshot }: FlowchartDocument) => snapshot.pages[0]?.guides
const put = (chart: FlowchartDocument, guides: PageGuides | null) =>
  chart.execute({ type: 'setPage', page: 'first', guides })

test('of two people who drag guides at once neither loses one', () => {
  const { ann, ben, meet } = twoReplicas()
  expect(guidesIn(ann)).toEqual({ x: [500, 100], y: [60] })
  put(ann, { x: [500, 100, 20], y: [60] })
  put(ben, { x: [500, 140], y: [60, 80] })
  meet()
  for (const chart of [ann, ben]) expect(guidesIn(chart)).toEqual({ x: [500, 20, 140], y: [60, 80] })
})

test('a guide that is moved away and back is one guide, and undo takes back only one’s own', () => {
  const { ann, ben, meet } = twoReplicas()
  put(ann, { x: [500], y: [60] })
  put(ann, { x: [500, 100], y: [60] })
  expect(guidesIn(ann)).toEqual({ x: [500, 100], y: [60] })
  ann.mark()
  put(ann, null)
  put(ben, { x: [500, 100], y: [60, 7] })
  meet()
  expect(guidesIn(ann)).toEqual({ x: [], y: [7] })
  ann.undo()
  meet()
  for (const chart of [ann, ben]) expect(guidesIn(chart)).toEqual({ x: [500, 100], y: [60, 7] })
})

test('other keys of a page are no guides', () => {
  const doc = newFlowchart({ pageName: 'Page 1', page: 'first' })
  const page = doc.getMap<Y.Map<unknown>>('pages').get('first')
  for (const key of ['guide x NaN', 'guide x 1e1', 'guide z 5', 'guide x 5 5', 'guide y', 'guide x 07'])
    page?.set(key, true)
  page?.set('guide y 9', 'yes')
  expect(guidesIn(openFlowchart(doc))).toBeUndefined()
})
