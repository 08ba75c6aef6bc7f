import { newMap, openMap, richText } from '@ramify/document'
import { expect, test } from 'vitest'
import { textSteps } from './text-steps.ts'

const formatted = richText([
  { text: 'bold', attributes: { bold: true } },
  { text: ' plain', attributes: {} },
])

function after(at: number, deleted: number, inserted: string) {
  const map = openMap(newMap({ text: '', root: 'r' }))
  map.execute({ type: 'setText', id: 'r', text: formatted })
  map.execute({ type: 'editText', id: 'r', delta: textSteps({ at, deleted, inserted }, formatted) })
  return map.snapshot.nodes.get('r')?.text.runs.map(({ text, attributes }) => [text, attributes.bold ?? false])
}

test.each([
  [
    'behind a run',
    4,
    0,
    'er',
    [
      ['bolder', true],
      [' plain', false],
    ],
  ],
  [
    'inside of one',
    6,
    0,
    '-',
    [
      ['bold', true],
      [' p-lain', false],
    ],
  ],
  [
    'at the start',
    0,
    0,
    'un',
    [
      ['unbold', true],
      [' plain', false],
    ],
  ],
  ['over what was selected', 2, 8, 'ok', [['book', true]]],
  ['afresh', 0, 10, 'new', [['new', true]]],
  ['nothing', 4, 6, '', [['bold', true]]],
])('%s', (_name, at, deleted, inserted, runs) => {
  expect(after(at, deleted, inserted)).toEqual(runs)
})
