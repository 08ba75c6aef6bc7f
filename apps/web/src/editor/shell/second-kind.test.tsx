import { center } from '@ramify/geometry'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { plainMeasurer } from '../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { type CardsDocument, openCards } from '../../../../../tests/kit/cards/cards.ts'
import { type CardsEditor, cardsKind } from '../../../../../tests/kit/cards/edit-cards.tsx'
import { PlainField } from '../../../../../tests/kit/editor/plain-field.ts'
import { speakEnglish } from '../../../../../tests/kit/editor/speaking.ts'
import { toScreen } from '../core/viewport/viewport.ts'
import { attachClipboard } from '../input/clipboard/attach-clipboard.ts'
import { attachTextInput } from '../input/text/text-input.ts'
import { goToStep, startPresentation } from '../views/presentation/presentation.ts'
import { EditorView } from './EditorView.tsx'
import { editorActions } from './editor-actions.ts'

vi.mock('../input/text/field-text.ts', async () => {
  const { plainFieldText } = await import('../../../../../tests/kit/editor/plain-field.ts')
  return plainFieldText
})
await speakEnglish()

let document: CardsDocument
let editor: CardsEditor

beforeEach(async () => {
  document = openCards(new Y.Doc())
  document.execute({ type: 'add', id: 'a', x: 0, y: 0, text: 'Apples' })
  document.execute({ type: 'add', id: 'b', x: 300, y: 0, text: 'Bread' })
  document.execute({ type: 'add', id: 'c', x: 0, y: 200, text: 'Cheese' })
  editor = cardsKind.open(document, {
    measurer: plainMeasurer,
    fonts: Promise.resolve(),
    screen: { width: 800, height: 600 },
  }) as CardsEditor
  await editor.ready
})

const texts = () => [...document.snapshot.values()].map(({ text }) => text)
const selected = () => editor.selection.get().map(({ id }) => id)
const middleOf = (id: string) => {
  const box = editor.scene.get().boxOf({ type: 'card', id })
  if (!box) throw new Error(`${id} is not drawn`)
  return toScreen(editor.view.get(), center(box))
}
const sample = (point: { x: number; y: number }) => ({ point, extends: false, toggles: false, copies: false })
const press = (point: { x: number; y: number }) => {
  const gesture = cardsKind.gestures.begin(editor, sample(point), { button: 0, isTouch: false })
  if (!gesture) throw new Error('nothing began')
  return gesture
}

test('a document of a second kind is drawn, and its cards are in the tree that is read aloud', () => {
  const page = renderToStaticMarkup(<EditorView editor={editor} />)
  expect(page.match(/data-card/g)).toHaveLength(3)
  // Its words are drawn once it is in a page: the journey of this kind sees them.
  expect(page).toMatch(/role="treeitem"[^>]*>Bread</)
  expect(page).toContain('aria-controls')
})

test('its first frame has the drawing and nothing else', () => {
  const page = renderToStaticMarkup(<EditorView editor={editor} isFirstFrame />)
  expect(page.match(/data-card/g)).toHaveLength(3)
  expect(page).not.toContain('role="treeitem"')
  expect(page).not.toContain('aria-controls')
})

test('its cards are selected by a press and by a frame, carried along, and given back by undo', () => {
  press(middleOf('b')).end(sample(middleOf('b')))
  expect(selected()).toEqual(['b'])
  const from = middleOf('b')
  const to = { x: from.x + 90, y: from.y + 50 }
  press(from).move(sample(to)).end(sample(to))
  expect(document.snapshot.get('b')?.x).toBeGreaterThan(300)
  const { x, y } = middleOf('a')
  const away = { x: x - 200, y: y - 200 }
  const corner = { x: x + 5, y: y + 5 }
  press(away).move(sample(corner)).end(sample(corner))
  expect(selected()).toEqual(['a'])
  editor.undo()
  expect(document.snapshot.get('b')?.x).toBe(300)
})

test('text is written into a card by keys, as one undo step, and search finds and replaces it', () => {
  const field = new PlainField()
  attachTextInput(editor, field as unknown as HTMLElement)
  editor.select([{ type: 'card', id: 'a' }])
  for (const letter of 'Tea') field.insert(letter, 'insertText')
  expect(editor.writing.get()).toMatchObject({ type: 'card', id: 'a' })
  expect(texts()).toEqual(['Tea', 'Bread', 'Cheese'])
  editor.writing.set(null)
  editor.search.look({ words: 'ea', matchesCase: false, wholeWords: false, isPattern: false })
  expect(editor.search.hits.get().map(({ id }) => id)).toEqual(['a', 'b'])
  editor.search.replaceAll('oo')
  expect(texts()).toEqual(['Too', 'Brood', 'Cheese'])
  for (let steps = 0; document.canUndo && steps < 9 && texts()[0] !== 'Apples'; steps++) editor.undo()
  expect(texts()).toEqual(['Apples', 'Bread', 'Cheese'])
})

test('what somebody else deletes under the hands is no longer selected or written in', () => {
  editor.select([{ type: 'card', id: 'c' }])
  editor.writing.set({ type: 'card', id: 'c', begins: 'at-end' })
  document.execute({ type: 'remove', id: 'c' })
  expect(editor.writing.get()).toBeNull()
  expect(selected()).toEqual([])
})

test('it is copied, pasted and presented, has the actions of every document, and none of a map', () => {
  const field = new EventTarget() as unknown as HTMLElement
  attachClipboard(editor, field)
  const clipboard = new Map<string, string>()
  const dispatch = (type: string) =>
    field.dispatchEvent(
      Object.assign(new Event(type, { cancelable: true }), {
        clipboardData: {
          files: [],
          getData: (form: string) => clipboard.get(form) ?? '',
          setData: (form: string, words: string) => void clipboard.set(form, words),
        },
      }),
    )
  editor.select([{ type: 'card', id: 'b' }])
  dispatch('copy')
  dispatch('paste')
  expect(texts()).toEqual(['Apples', 'Bread', 'Cheese', 'Bread'])

  startPresentation(editor)
  goToStep(editor, 1)
  expect(editor.presentation.now.get()?.steps[1]?.items).toEqual(['b'])

  const ids = editorActions(editor).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['editor.undo', 'editor.search', 'editor.zoom-in', 'editor.present']))
  expect(ids).not.toContain('editor.add-child')
})
