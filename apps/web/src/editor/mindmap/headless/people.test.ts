import { fromContent, openMap } from '@ramify/document'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { mapOf } from '../../../../../../tests/e2e/editor/outline.ts'
import { openMapEditor } from '../../../../../../tests/kit/editor/open-map-editor.ts'
import { createStore } from '../../../platform/store.ts'
import type { OtherPerson, OwnPresence } from '../../../platform/sync/index.ts'
import { panBy, visibleRect } from '../../core/viewport/viewport.ts'
import { followPerson } from '../../views/people/follow-person.ts'
import { peopleAt } from '../../views/people/people-at.ts'
import { publishPresence } from '../../views/people/publish-presence.ts'

/** Frames of a screen that draws sixty a second. */
beforeEach(() => {
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

async function open() {
  const made = fromContent(mapOf(['Plan', '  Shop', '    Cards', '      Small', '  Story']))
  if (!made.ok) throw new Error(made.error.code)
  const others = createStore<readonly OtherPerson[]>([])
  const shown: Partial<OwnPresence>[] = []
  const editor = openMapEditor({
    ...{ document: openMap(made.doc), measurer: plainMeasurer, fonts: Promise.resolve() },
    screen: { width: 1_000, height: 800 },
    people: { others, show: (changed) => void shown.push(changed), summon: () => undefined },
  })
  await editor.ready
  const nodes = [...editor.document.snapshot.nodes.values()]
  const idOf = (words: string) => nodes.find(({ text }) => text.text === words)?.id ?? ''
  const item = (words: string) => ({ type: 'node', id: idOf(words) })
  return {
    editor,
    others,
    shown,
    idOf,
    item,
    meet: (more: Partial<OtherPerson> = {}) => others.set([{ ...ben, ...more }]),
  }
}

test('somebody is at what they write, else at what they selected last; in a folded branch at its topic', async () => {
  const { editor, item, idOf, meet } = await open()
  const at = (words: string) => peopleAt(editor, idOf(words)).map(({ name }) => name)
  meet({ selection: [item('Story'), item('Small')] })
  expect([at('Small'), at('Story')]).toEqual([['Ben'], []])
  meet({ selection: [item('Small')], typing: item('Story') })
  expect([at('Small'), at('Story')]).toEqual([[], ['Ben']])
  meet({ selection: [item('Small')] })
  editor.execute({ type: 'setFold', ids: [idOf('Shop')], folded: true })
  expect([at('Small'), at('Cards'), at('Shop')]).toEqual([[], [], ['Ben']])
  meet({ selection: [{ type: 'node', id: 'gone' }] })
  expect(at('Shop')).toEqual([])
})

test('a place in the map is called by its main topic', async () => {
  const { editor, item } = await open()
  const place = (words: string) => editor.kind.people?.placeOf(editor, item(words))
  expect(['Small', 'Shop', 'Plan'].map(place)).toEqual(['Shop', 'Shop', 'Plan'])
})

test('others are told what is selected, written and seen, and no view from an outline', async () => {
  const { editor, shown, item, idOf } = await open()
  const stop = publishPresence(editor)
  const told = () => Object.assign({}, ...shown)
  editor.selectTopics([idOf('Cards')])
  editor.writing.set({ ...item('Cards'), begins: 'at-end' })
  editor.view.set({ x: 10, y: 20, zoom: 2 })
  expect(told()).toEqual({
    ...{ selection: [item('Cards')], typing: item('Cards') },
    view: { x: 10, y: 20, width: 500, height: 400 },
    page: '',
  })
  editor.shownAs.set('outline')
  expect(told()).toMatchObject({ view: null, cursor: null })
  stop()
})

test('the view goes where somebody looks, until one moves it oneself, or they are gone', async () => {
  const { editor, others, meet } = await open()
  const stop = followPerson(editor)
  const seen = { x: 300, y: 100, width: 500, height: 400 }
  meet({ view: seen })
  editor.following.set('ben')
  vi.advanceTimersByTime(2_000)
  expect(visibleRect(editor.view.get(), editor.screen.get())).toEqual(seen)
  meet({ view: { ...seen, x: -200 } })
  vi.advanceTimersByTime(48)
  const { x } = editor.view.get()
  expect(x).toBeLessThan(300)
  expect(x).toBeGreaterThan(-200)
  vi.advanceTimersByTime(2_000)
  expect(editor.view.get().x).toBe(-200)
  // A panel that opens ends nothing.
  editor.resize({ width: 800, height: 800 })
  expect(editor.following.get()).toBe('ben')
  editor.view.set(panBy(editor.view.get(), { x: 5, y: 0 }))
  expect(editor.following.get()).toBe(null)
  editor.following.set('ben')
  others.set([])
  expect(editor.following.get()).toBe(null)
  stop()
})
