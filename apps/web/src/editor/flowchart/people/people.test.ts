import { type FlowchartDocument, newFlowchart, openFlowchart, type ShapeSnapshot } from '@ramify/document'
import { createTranslator, languages } from '@ramify/locales'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { setTranslator } from '../../../platform/i18n/language.ts'
import { currentNotices, dismissNotice } from '../../../platform/notices/notices.ts'
import { createStore } from '../../../platform/store.ts'
import type { OtherPerson, OwnPresence } from '../../../platform/sync/index.ts'
import { beginWriting } from '../../input/text/begin-writing.ts'
import { followPerson } from '../../views/people/follow-person.ts'
import { publishPresence } from '../../views/people/publish-presence.ts'
import { isOnShownPage, pageOfPerson } from '../../views/people/same-page.ts'
import { lostWith } from './offer-lost-items.ts'

const english = createTranslator('en', await languages.en.load())

/** Frames of a screen that draws sixty a second. */
beforeEach(() => {
  setTranslator(english)
  for (const { id } of currentNotices()) dismissNotice(id)
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) => setTimeout(() => run(performance.now()), 16))
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ben: OtherPerson = {
  ...{ id: 'ben', name: 'Ben', avatar: null, color: 1, since: 0, movedAt: 0, actedAt: 0 },
  ...{ selection: [], cursor: null, view: null, typing: null },
}

const shapes = [
  { id: 'box', kind: 'container', box: { x: 0, y: 0, width: 400, height: 300 } },
  { id: 'in', parent: 'box', kind: 'process', box: { x: 20, y: 20, width: 80, height: 40 }, text: 'Plan' },
  { id: 'out', kind: 'process', box: { x: 600, y: 20, width: 80, height: 40 }, text: 'Ship' },
]
const connectors = [{ id: 'line', from: { shape: 'in' }, to: { shape: 'out' }, labels: [{ id: 'words', text: 'yes' }] }]

async function open() {
  const others = createStore<readonly OtherPerson[]>([])
  const shown: Partial<OwnPresence>[] = []
  const people = { others, show: (changed: Partial<OwnPresence>) => void shown.push(changed), summon: () => undefined }
  const doc = newFlowchart({ pageName: 'Page 1', page: 'first' })
  const document = openFlowchart(doc)
  document.execute({ type: 'addItems', shapes, connectors })
  const headless = await openHeadlessFlowchart({}, { people, document })
  headless.editor.execute({ type: 'addPage', id: 'second', name: 'Two' })
  headless.editor.showPage('first')
  return {
    ...headless,
    document,
    others,
    shown,
    /** What somebody else does at another computer. */
    byAnother: (act: (chart: FlowchartDocument) => void) => {
      const twin = new Y.Doc()
      Y.applyUpdate(twin, Y.encodeStateAsUpdate(doc))
      const chart = openFlowchart(twin)
      act(chart)
      Y.applyUpdate(doc, Y.encodeStateAsUpdate(twin))
      vi.advanceTimersByTime(100)
    },
  }
}

test('others are told which page one looks at', async () => {
  const { editor, shown } = await open()
  const stop = publishPresence(editor)
  editor.showPage('second')
  stop()
  expect(shown.flatMap(({ page }) => page ?? [])).toEqual(['first', 'second'])
})

test('somebody on another page is named with it, and points at nothing here', async () => {
  const { editor } = await open()
  expect([isOnShownPage(editor, { page: 'first' }), isOnShownPage(editor, { page: 'second' })]).toEqual([true, false])
  expect(isOnShownPage(editor, {})).toBe(true)
  expect(pageOfPerson(editor, { page: 'second' })).toBe('Two')
  expect(pageOfPerson(editor, { page: 'gone' })).toBeNull()
})

test('who is followed takes one along to their page; to look at another page ends that', async () => {
  const { editor, others } = await open()
  const stop = followPerson(editor)
  others.set([{ ...ben, page: 'second', view: { x: 100, y: 100, width: 640, height: 400 } }])
  editor.following.set('ben')
  expect(editor.page.get()).toBe('second')
  vi.advanceTimersByTime(2_000)
  expect(editor.following.get()).toBe('ben')
  expect(editor.view.get()).toMatchObject({ zoom: 2 })
  editor.showPage('first')
  expect(editor.following.get()).toBeNull()
  others.set([{ ...ben, page: 'gone', view: { x: 0, y: 0, width: 640, height: 400 } }])
  editor.following.set('ben')
  expect(editor.page.get()).toBe('first')
  stop()
})

test('what somebody else deletes under one’s hands is offered back, with what was in it and what was typed', async () => {
  const { editor, document, byAnother } = await open()
  editor.select([{ type: 'shape', id: 'in' }])
  beginWriting(editor, 'at-end')
  editor.textTargets.edit({ type: 'shape', id: 'in' }, [{ retain: 4 }, { insert: ' more' }])
  byAnother((chart) => chart.execute({ type: 'deleteItems', shapes: ['box'] }))
  expect(document.snapshot.shapes.has('in')).toBe(false)
  expect(editor.writing.get()).toBeNull()
  const [notice] = currentNotices()
  notice?.action?.run()
  expect(document.snapshot.shapes.get('in')).toMatchObject({ parent: 'box', text: { text: 'Plan more' } })
  expect(document.snapshot.connectors.has('line')).toBe(true)
  expect(editor.selection.get()).toEqual([{ type: 'shape', id: 'in' }])
  editor.undo()
  expect(document.snapshot.shapes.has('box')).toBe(false)
})

test('a page that goes is offered back with all that was on it', async () => {
  const { editor, document, byAnother } = await open()
  editor.select([{ type: 'shape', id: 'out' }])
  beginWriting(editor, 'at-end')
  byAnother((chart) => chart.execute({ type: 'deletePage', page: 'first' }))
  expect(editor.page.get()).toBe('second')
  currentNotices()[0]?.action?.run()
  expect(editor.page.get()).toBe('first')
  expect([...document.snapshot.shapes.keys()].sort()).toEqual(['box', 'in', 'out'])
})

test('of a label its connector comes back, or the shape that took it along', async () => {
  const { document } = await open()
  const before = document.snapshot
  document.execute({ type: 'deleteItems', labels: ['words'] })
  const label = { type: 'label', id: 'words' }
  expect(lostWith(before, document.snapshot, label)?.item).toEqual({ type: 'connector', id: 'line' })
  document.execute({ type: 'deleteItems', shapes: ['box'] })
  expect(lostWith(before, document.snapshot, label)?.item).toEqual({ type: 'shape', id: 'box' })
  expect(lostWith(before, document.snapshot, { type: 'shape', id: 'out' })).toBeNull()
})

test('a drag goes on when somebody else deletes what is dragged', async () => {
  const { editor, document, byAnother } = await open()
  editor.select([{ type: 'shape', id: 'out' }])
  const dragged = document.snapshot.shapes.get('out') as ShapeSnapshot
  editor.preview({ shapes: new Map([['out', dragged]]) })
  byAnother((chart) => chart.execute({ type: 'deleteItems', shapes: ['out'] }))
  editor.preview(null)
  expect(editor.scene.get().shapeOf('out')).toBeUndefined()
})
