import { expect, test } from 'vitest'
import { speakEnglish } from '../../../../../../tests/kit/editor/speaking.ts'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import { currentNotices } from '../../../platform/notices/notices.ts'

await speakEnglish()

const box = (x: number, y: number) => ({ x, y, width: 100, height: 50 })

async function openSearched() {
  const opened = await openHeadlessFlowchart({
    shapes: [
      { id: 'low', kind: 'process', box: box(0, 300), text: 'plan below' },
      { id: 'high', kind: 'process', box: box(0, 0), text: 'plan above', note: 'an old plan' },
    ],
    connectors: [
      { id: 'line', from: { shape: 'high' }, to: { shape: 'low' }, labels: [{ id: 'label', text: 'plan' }] },
    ],
  })
  const { document, editor } = opened
  document.execute({ type: 'addPage', id: 'second', name: 'Second' })
  document.execute({
    type: 'addItems',
    page: 'second',
    shapes: [{ id: 'far', kind: 'process', box: box(0, 0), text: 'plan' }],
  })
  document.mark()
  editor.showPage('first')
  const { search } = editor
  search.mode.set('replace')
  const look = (words: string) => search.look({ words, isPattern: false, matchesCase: false, wholeWords: false })
  const notices = () => currentNotices().map(({ words }) => words(currentTranslator()))
  const hits = () => search.hits.get().map(({ part, id }) => `${part} ${id}`)
  return { ...opened, search, look, notices, hits }
}

test('words of shapes, notes and connectors are found in reading order, and walking leads to other pages and back', async () => {
  const { editor, search, look, hits } = await openSearched()
  look('plan')
  expect(hits()).toEqual(['shape high', 'note high', 'label label', 'shape low', 'shape far'])
  const seen = []
  for (let nth = 0; nth < 6; nth++) {
    seen.push([editor.page.get(), ...editor.selection.get().map(({ id }) => id)])
    search.step(1)
  }
  const first = ['first', 'high']
  expect(seen).toEqual([first, first, ['first', 'label'], ['first', 'low'], ['second', 'far'], first])
})

test('all of them are replaced as one step, in the formatting of their first letter', async () => {
  const { editor, document, search, look } = await openSearched()
  document.execute({ type: 'formatText', id: 'low', from: 0, to: 4, attributes: { bold: true } })
  document.mark()
  const before = document.snapshot
  look('plan')
  search.replaceAll('idea')
  const { shapes, labels } = document.snapshot
  expect(['high', 'low', 'far'].map((id) => shapes.get(id)?.text.text)).toEqual(['idea above', 'idea below', 'idea'])
  expect([shapes.get('high')?.note.text, labels.get('label')?.text.text]).toEqual(['an old idea', 'idea'])
  expect(shapes.get('low')?.text.runs[0]).toEqual({ text: 'idea', attributes: { bold: true } })
  editor.undo()
  expect(document.snapshot.shapes).toEqual(before.shapes)
  expect(document.snapshot.labels).toEqual(before.labels)
})

test('what is on a hidden layer is found, and it is said where it is', async () => {
  const { editor, document, search, look, notices, hits } = await openSearched()
  document.execute({ type: 'addLayer', page: 'first', id: 'marks', name: 'Marks' })
  document.execute({ type: 'moveItems', shapes: ['low'], layer: 'marks' })
  document.execute({ type: 'setLayer', layer: 'marks', hidden: true })
  look('below')
  expect([hits(), editor.selection.get()]).toEqual([['shape low'], []])
  expect(notices()).toContain('Found on the hidden layer “Marks”.')
  look('plan')
  search.replaceAll('idea')
  // The connector is not shown without one of its ends.
  expect(hits()).toEqual(['label label', 'shape low'])
  expect(notices()).toContain('Text on hidden layers and locked text is found but not replaced.')
})

test('what is locked is found and stays as it is, and others are replaced', async () => {
  const { document, search, look, hits } = await openSearched()
  document.execute({ type: 'setShapes', shapes: ['high'], locked: true })
  document.execute({ type: 'setConnectors', connectors: ['line'], locked: true })
  look('plan')
  search.replaceAll('idea')
  expect(hits()).toEqual(['shape high', 'note high', 'label label'])
  search.step(1)
  search.replaceOne('idea')
  expect(hits()).toHaveLength(3)
})
