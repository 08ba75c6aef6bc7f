import { newMap, openMap } from '@ramify/document'
import { describe, expect, test, vi } from 'vitest'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { openMapEditor } from '../../../../../../tests/kit/editor/open-map-editor.ts'
import { currentNotices } from '../../../platform/notices/notices.ts'
import type { MapEditor } from '../../mindmap/map-editor.ts'

vi.mock('../../../platform/i18n/language.ts', () => ({
  currentTranslator: () => translator,
  translator: { get: () => null, subscribe: () => () => undefined },
}))
vi.mock('./start-pattern-worker.ts', () => import('../../../../../../tests/kit/editor/pattern-worker.ts'))
const translator = vi.hoisted(() => ({ text: (key: string) => key }))

async function open() {
  const document = openMap(newMap({ text: 'Root', root: 'root' }))
  const forest = [
    { id: 'a', text: 'plan A', note: 'a plan', marks: { labels: ['plan', 'idea', 'planned'] }, formula: 'plan^2' },
    { id: 'b', text: 'B', folded: true, children: [{ id: 'b1', text: 'B1' }] },
  ]
  for (const command of [
    { type: 'addTree', forest, to: { parent: 'root' } },
    { type: 'addCallout', node: 'a', text: 'my plan', id: 'callout' },
    { type: 'addLine', from: 'a', to: 'b', text: 'plan to plan', id: 'line' },
    { type: 'addRange', kind: 'boundary', first: 'b', last: 'b', text: 'planned', id: 'boundary' },
    { type: 'addCallout', node: 'b1', text: 'plan unseen', id: 'hidden' },
  ] as const)
    document.execute(command)
  document.mark()
  const screen = { width: 1200, height: 800 }
  const editor = openMapEditor({ document, measurer: plainMeasurer, fonts: Promise.resolve(), screen })
  await editor.ready
  const search = editor.search
  search.mode.set('replace')
  const look = (words: string, isPattern = false) =>
    search.look({ words, isPattern, matchesCase: false, wholeWords: false })
  return { editor, search, look, document }
}

/** However busy the machine is. */
const soon = { timeout: 30_000 }

const notices = () => currentNotices().map(({ words }) => words(translator as never))

describe('what was found', () => {
  test('is gone to: things are picked, what is folded away is in the topic that hides it', async () => {
    const { editor, search, look } = await open()
    look('plan')
    const seen = []
    for (let nth = 0; nth < search.hits.get().length; nth++) {
      seen.push(editor.selectedItem.get()?.id ?? editor.selectedTopics.get()[0])
      search.step(1)
    }
    expect(seen).toEqual(['a', 'a', 'a', 'a', 'a', 'callout', 'line', 'line', 'boundary', 'b'])
  })

  test('is replaced everywhere as one step, except in formulas, and that is said', async () => {
    const { editor, search, look, document } = await open()
    const before = document.snapshot
    look('plan')
    search.replaceAll('idea')
    const { nodes, callouts, lines, ranges } = document.snapshot
    const a = nodes.get('a')
    expect([a?.text.text, a?.note.text, a?.marks.labels, a?.formula]).toEqual([
      'idea A',
      'a idea',
      ['idea', 'ideaned'],
      'plan^2',
    ])
    expect([callouts.get('callout'), callouts.get('hidden'), lines.get('line'), ranges.get('boundary')]).toMatchObject(
      ['my idea', 'idea unseen', 'idea to idea', 'ideaned'].map((text) => ({ text: { text } })),
    )
    expect(search.hits.get().map(({ part }) => part)).toEqual(['formula'])
    expect(notices()).toContain('editor.search.kept-formulas')
    editor.undo()
    expect(document.snapshot.nodes.get('a')?.marks).toEqual(before.nodes.get('a')?.marks)
    expect(document.snapshot.lines).toEqual(before.lines)
    expect(document.snapshot.callouts).toEqual(before.callouts)
  })

  test('keeps the formatting of its first letter', async () => {
    const { search, look, document } = await open()
    const bold = { bold: true }
    const delta = [{ delete: 1 }, { insert: 'o buy ' }, { insert: 'two', attributes: bold }, { insert: ' so' }]
    document.execute({ type: 'editText', id: 'b', delta })
    look('o')
    search.replaceAll('0')
    expect(document.snapshot.nodes.get('b')?.text.runs).toEqual([
      { text: '0 buy ', attributes: {} },
      { text: 'tw0', attributes: bold },
      { text: ' s0', attributes: {} },
    ])
    look('w0 s')
    search.replaceAll('-')
    expect(document.snapshot.nodes.get('b')?.text.runs).toEqual([
      { text: '0 buy ', attributes: {} },
      { text: 't-', attributes: bold },
      { text: '0', attributes: {} },
    ])
  })

  test('is replaced one by one, and a formula is passed by', async () => {
    const { search, look, document } = await open()
    look('plan\\^2|planned', true)
    // Faster than they are found: each waits for what the one before leaves.
    for (let nth = 0; nth < 3; nth++) search.replaceOne('later')
    await vi.waitFor(() => expect(document.snapshot.ranges.get('boundary')?.text.text).toBe('later'), soon)
    expect(document.snapshot.nodes.get('a')?.marks.labels).toEqual(['plan', 'idea', 'later'])
    expect(document.snapshot.nodes.get('a')?.formula).toBe('plan^2')
  })

  test('groups are named, what stands around is looked at, and without a pattern signs are signs', async () => {
    const { search, look, document } = await open()
    look('(?<=my )(pl)an', true)
    search.replaceAll('$1us')
    await vi.waitFor(() => expect(document.snapshot.callouts.get('callout')?.text.text).toBe('my plus'), soon)
    look('plus')
    search.replaceAll('$&')
    expect(document.snapshot.callouts.get('callout')?.text.text).toBe('my $&')
    look('idea')
    search.replaceAll('')
    expect(document.snapshot.nodes.get('a')?.marks.labels).toEqual(['plan', 'planned'])
  })
})

describe('a regular expression that takes for ever', () => {
  /** More steps than there are seconds in a year. */
  const endless = { words: '(a+)+$', isPattern: true, matchesCase: false, wholeWords: false }
  const write = (editor: MapEditor) => editor.continueStep({ type: 'setText', id: 'b', text: `${'a'.repeat(60)}!` })

  test('is given up and said, and the next one is found', async () => {
    const { editor, search, look } = await open()
    write(editor)
    search.look(endless)
    // Nothing runs here meanwhile: timers do.
    await vi.waitFor(() => expect(search.problem.get()).toBe('slow'), soon)
    expect(search.hits.get()).toEqual([])
    look('^pl.n A', true)
    await vi.waitFor(() => expect(search.hits.get()).toHaveLength(1), soon)
    expect(search.problem.get()).toBe(null)
  })

  test('does not hold up what is looked for after it', async () => {
    const { editor, search, look } = await open()
    write(editor)
    search.look(endless)
    search.replaceAll('never')
    look('^pl.n A', true)
    await vi.waitFor(() => expect(search.hits.get()).toHaveLength(1), soon)
    search.look(endless)
    search.close()
    look('plan')
    expect(search.hits.get().length).toBeGreaterThan(1)
    expect(editor.document.snapshot.nodes.get('b')?.text.text).toMatch(/^a+!$/)
  })
})
