import { type Command, fromContent, type MapSnapshot, mapDifference, openMap, toContent } from '@ramify/document'
import { createTranslator, languages } from '@ramify/locales'
import { describe, expect, test } from 'vitest'
import { mapOf } from '../../../../../../tests/e2e/editor/outline.ts'
import type { DifferenceColors } from '../../views/difference/difference-colors.ts'
import { changeWords } from './change-words.ts'
import { markedSnapshot } from './marked-snapshot.ts'
import { oldWords } from './old-words.ts'

const sorts = { line: '#000001', fill: '#000002', text: '#000003' } as const
const colors: DifferenceColors = {
  added: sorts,
  removed: { line: '#dd0000', fill: '#ffeeee', text: '#aa0000' },
  changed: sorts,
  moved: sorts,
  paper: '#ffffff',
  same: { root: '#eeeeee', main: '#eeeeee', line: '#cccccc' },
  text: { root: '#111111', main: '#222222', deeper: '#333333' },
}
const english = createTranslator('en', await languages.en.load())
const chinese = createTranslator('zh', await languages.zh.load())

/** The difference that commands make, which find topics by their words. */
function difference(commands: (idOf: (words: string) => string) => readonly Command[], layout = 'right') {
  const made = fromContent(mapOf(['Launch', '  Product', '    Decaf', '    Price', '  Shop', '  Money']))
  if (!made.ok) throw new Error(made.error.code)
  const map = openMap(made.doc)
  map.execute({ type: 'setLayout', layout })
  const before: MapSnapshot = map.snapshot
  const idOf = (words: string) => [...before.nodes.values()].find(({ text }) => text.text === words)?.id ?? ''
  for (const command of commands(idOf)) expect(map.execute(command)).toMatchObject({ ok: true })
  return { ...mapDifference(before, map.snapshot), idOf }
}

const write = (id: string, from: string, to: string): Command => ({
  type: 'editText',
  id,
  delta: [{ insert: to }, { delete: from.length }],
})

describe('a change in words', () => {
  const said = (found: ReturnType<typeof difference>, translator = english) =>
    found.changes.map((change) => changeWords(change, found)(translator))

  test('says what was added, with what hangs on it, and what was removed', () => {
    const found = difference((idOf) => [
      { type: 'addChild', parent: idOf('Shop'), id: 'new', text: 'Gift box' },
      { type: 'addChild', parent: 'new', text: 'Small' },
      { type: 'deleteNodes', ids: [idOf('Decaf')] },
    ])
    expect(said(found)).toEqual(['“Decaf” was removed', '“Gift box” was added with 1 topic below it'])
    expect(said(found, chinese)).toEqual(['删除“Decaf”', '新增“Gift box”及其下 1 个主题'])
  })

  test('says what a topic was called, what else is different about it, and that it moved', () => {
    const found = difference(
      (idOf) =>
        [
          write(idOf('Price'), 'Price', 'Costs'),
          { type: 'setLook', ids: [idOf('Money')], look: { bold: true } },
          { type: 'moveNodes', ids: [idOf('Money')], to: { parent: idOf('Launch'), index: 0 } },
        ] as Command[],
    )
    expect(said(found)).toEqual(['“Money” was changed: style, and moved', '“Costs” was changed, was “Price”'])
  })

  test('says what is said of the whole map', () => {
    expect(said(difference(() => [{ type: 'setLayout', layout: 'left' }]))).toEqual(['The layout was changed'])
  })
})

describe('the picture of a difference', () => {
  test('has no colours but those of changes, and strikes out what was removed', () => {
    const found = difference(
      (idOf) =>
        [
          { type: 'setLook', ids: [idOf('Shop')], look: { fill: '#00ff00', size: 20 } },
          { type: 'deleteNodes', ids: [idOf('Decaf')] },
        ] as Command[],
    )
    const marked = markedSnapshot(found, { colors, was: 'was' })
    expect(marked.nodes.get(found.idOf('Shop'))?.look).toMatchObject({ fill: '#000002', size: 20 })
    expect(marked.nodes.get(found.idOf('Decaf'))?.look).toMatchObject({
      strike: true,
      border: 'none',
      color: '#aa0000',
    })
    expect(marked.nodes.get(found.idOf('Money'))?.look).toEqual({})
    // It is drawn as a document, where nothing of it may get lost.
    expect(fromContent(toContent(marked))).toMatchObject({ ok: true, warnings: [] })
  })

  test('says what a topic was beside it where nothing else stands, else in it', () => {
    const rename = (idOf: (words: string) => string) => [
      write(idOf('Price'), 'Price', 'Costs'),
      write(idOf('Product'), 'Product', 'Coffee'),
    ]
    const found = difference(rename)
    const { beside, inside } = oldWords(found)
    expect([...beside.values(), ...inside.values()]).toEqual(['Price', 'Product'])
    const marked = markedSnapshot(found, { colors, was: 'was' })
    expect(marked.nodes.get(found.idOf('Price'))?.text.text).toBe('Costs')
    expect(marked.nodes.get(found.idOf('Product'))?.text.text).toBe('Coffee\nwas Product')
    expect(oldWords(difference(rename, 'structure')).beside.size).toBe(0)
  })
})
