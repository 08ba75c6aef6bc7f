import { canonicalJson, newMap, openMap, toContent } from '@ramify/document'
import { createTranslator, languageIds, languages } from '@ramify/locales'
import type { Measurer } from '@ramify/text'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs'
import { openMapEditor } from '../../../../../tests/kit/editor/open-map-editor.ts'
import { speakKeys } from '../../../../../tests/kit/editor/speaking.ts'
import { carriedLook } from '../mindmap/formatting/carried-look.ts'
import type { MapEditor } from '../mindmap/map-editor.ts'
import { editorActions } from './editor-actions.ts'

speakKeys()
vi.mock('../views/links/open-page.ts', () => ({ openPage: () => undefined }))

const measurer: Measurer = {
  width: (text, { size }) => (text.length * size) / 2,
  lineMetrics: ({ size }) => ({ ascent: 0.95 * size, descent: 0.25 * size }),
}

/** A map in which everything can be done to something. Made once: each editor gets a copy. */
const dressedMap = encodeStateAsUpdate(makeDressedMap())

function makeDressedMap(): Doc {
  const doc = newMap({ text: 'Root', root: 'root' })
  const map = openMap(doc)
  const forest = [
    {
      id: 'a',
      text: 'Alpha',
      look: { fill: '#ff0000' },
      nudge: { x: 8, y: 8, width: null },
      marks: { priority: 1, progress: 50, labels: ['now'], icons: [] },
      link: { url: 'https://example.org', tip: '' },
      note: 'a note',
      formula: 'x^2',
      task: { due: '2020-02-03', assignee: { name: 'Ann' } },
      files: [{ id: 'f', name: 'plan.pdf', size: 3, type: 'application/pdf' }],
      image: { resource: 'r', width: 40, height: 30 },
      children: [
        { id: 'a1', text: 'Zulu', children: [{ id: 'a11' }] },
        { id: 'a2', text: 'Mike' },
        { id: 'a3', text: 'Kilo' },
      ],
    },
    { id: 'b', text: 'Beta', folded: true, children: [{ id: 'b1' }] },
    { id: 'c', text: 'Gamma\nrays' },
  ]
  map.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  map.execute({ type: 'setLayout', id: 'a', layout: 'left' })
  map.execute({ type: 'setLevelLook', level: 2, look: { italic: true } })
  const bend = [
    { x: 40, y: 10 },
    { x: -40, y: 10 },
  ]
  map.execute({ type: 'addLine', id: 'l1', from: 'a2', to: 'c', bend })
  map.execute({ type: 'addRange', id: 'g1', kind: 'boundary', first: 'a2', last: 'a2' })
  map.execute({ type: 'addRange', id: 'g2', kind: 'boundary', first: 'a1', last: 'a3' })
  map.execute({ type: 'addCallout', id: 'k1', node: 'a2', at: { x: 40, y: -60 }, text: 'remark' })
  return doc
}

async function dressedEditor(): Promise<MapEditor> {
  const doc = new Doc()
  applyUpdate(doc, dressedMap)
  const map = openMap(doc)
  const editor = openMapEditor({ document: map, measurer, fonts: Promise.resolve() })
  await editor.ready
  return editor
}

const situations: { readonly [name: string]: (editor: MapEditor) => void } = {
  'with nothing selected': (editor) => editor.selectTopics([]),
  'with the root': (editor) => editor.selectTopics(['root']),
  'with a dressed topic': (editor) => editor.selectTopics(['a']),
  'with a folded one': (editor) => editor.selectTopics(['b']),
  'with one in the middle': (editor) => editor.selectTopics(['a2']),
  'with neighbours': (editor) => editor.selectTopics(['a2', 'a3']),
  'with topics of several branches': (editor) => editor.selectTopics(['a1', 'c']),
  'with a bent line': (editor) => editor.selectItem({ type: 'line', id: 'l1' }),
  'with a boundary in the middle': (editor) => editor.selectItem({ type: 'range', id: 'g1' }),
  'with a wide boundary': (editor) => editor.selectItem({ type: 'range', id: 'g2' }),
  'with a callout': (editor) => editor.selectItem({ type: 'callout', id: 'k1' }),
  'with a style in hand': (editor) => {
    editor.selectTopics(['c'])
    carriedLook.set({ fill: '#00ff00' })
  },
}

const said = ({ document }: MapEditor) => canonicalJson(toContent(document.snapshot))

beforeEach(() => carriedLook.set(null))

const table = editorActions(await dressedEditor())

describe('every action', () => {
  const changing = new Set<string>()
  /** One to which nothing was done yet: most actions can be done in few situations, and an editor is dear. */
  let untouched: MapEditor | null = null

  test.each(table.map(({ id }) => id).filter((id) => !/^editor\.(undo|redo)$/.test(id)))(
    '%s is taken back and done again exactly',
    async (id) => {
      for (const [name, prepare] of Object.entries(situations)) {
        carriedLook.set(null)
        const editor: MapEditor = untouched ?? (await dressedEditor())
        untouched = editor
        prepare(editor)
        const action = editorActions(editor).find((each) => each.id === id)
        if (!action || (action.isVisible?.() ?? true) === false || (action.isEnabled?.() ?? true) !== true) continue
        untouched = null
        const before = said(editor)
        await action.run()
        editor.writing.set(null)
        const after = said(editor)
        if (after === before) continue
        changing.add(id)
        editor.undo()
        expect(said(editor), `${id} undone ${name}`).toBe(before)
        editor.redo()
        expect(said(editor), `${id} done again ${name}`).toBe(after)
        editor.undo()
        expect(said(editor), `${id} undone once more ${name}`).toBe(before)
      }
    },
  )

  test('that is said to change topics does so somewhere', () => {
    // What opens something to write or choose in, or keeps something in hand, changes nothing by itself.
    const opening = [
      'edit',
      'copy-style',
      'lead-start',
      'lead-end',
      'icons',
      'image',
      'link',
      'note',
      'formula',
      'open-link',
      'show-address',
      'comments',
      'copy-topic-link',
      'view-image',
      'recognise',
      'recognise-image',
      'labels',
      'due',
      'attach',
      'pick-fill',
      'pick-text',
      'pick-line',
    ].map((id) => `editor.${id}`)
    const topical = table.filter(({ group }) => group === 'topic').map(({ id }) => id)
    expect(topical.filter((id) => !changing.has(id) && !opening.includes(id))).toEqual([])
  })
})

test('every action has a name in every language, and an icon or none on purpose', async () => {
  for (const language of languageIds) {
    const { text } = createTranslator(language, await languages[language].load())
    for (const { id, label, icon } of table) {
      const words = typeof label === 'function' ? label() : text(label)
      expect(words.trim(), `${id} in ${language}`).not.toBe('')
      expect(icon === null || typeof icon === 'object', `the icon of ${id}`).toBe(true)
      if (/^editor\.(map-layout|branch-layout|numbering)-/.test(id)) expect(icon, `the icon of ${id}`).not.toBeNull()
    }
  }
})
