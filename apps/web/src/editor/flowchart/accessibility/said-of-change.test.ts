import type { FlowchartCommand } from '@ramify/document'
import { expect, test } from 'vitest'
import { speakEnglish } from '../../../../../../tests/kit/editor/speaking.ts'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import { wordsOfSaid } from './Announcer.tsx'
import { saidOfChange } from './said-of-change.ts'

await speakEnglish()

const box = (x: number) => ({ x, y: 0, width: 100, height: 60 })

async function said(...commands: FlowchartCommand[]): Promise<string | null> {
  const { document } = await openHeadlessFlowchart({
    shapes: [
      { id: 'a', kind: 'process', box: box(0), text: 'Ask' },
      { id: 'b', kind: 'decision', box: box(200), text: 'Fine?' },
      { id: 'c', kind: 'container', box: box(400), text: 'Later' },
    ],
    connectors: [{ id: 'ab', from: { shape: 'a' }, to: { shape: 'b' } }],
  })
  let words: string | null = null
  document.subscribe((change) => {
    const last = saidOfChange(change)
    words = last && wordsOfSaid(last, change, currentTranslator())
  })
  for (const command of commands) document.execute(command)
  return words
}

const added: FlowchartCommand = { type: 'addItems', shapes: [{ id: 'n', kind: 'data', box: box(0) }] }
const group: FlowchartCommand = { type: 'groupShapes', id: 'g', shapes: ['a', 'b'] }

test.each<[string, string | null, ...FlowchartCommand[]]>([
  ['a new shape', 'Added: Data', added],
  ['shapes that go', 'Deleted: Ask, 2 shapes in all', { type: 'deleteItems', shapes: ['a', 'b'] }],
  ['one that goes with its lines', 'Deleted: Fine?', { type: 'deleteItems', shapes: ['b'] }],
  ['a line that goes', 'Deleted: Ask → Fine?', { type: 'deleteItems', connectors: ['ab'] }],
  [
    'a new line',
    'Connected: Fine? to Ask',
    { type: 'addItems', connectors: [{ id: 'ba', from: { shape: 'b' }, to: { shape: 'a' } }] },
  ],
  [
    'a line that leads elsewhere',
    'Connector now from Ask to Later',
    { type: 'setConnectors', connectors: ['ab'], to: { shape: 'c' } },
  ],
  ['a move', 'Moved: Ask', { type: 'setBoxes', boxes: [{ id: 'a', x: 10 }] }],
  ['a move into something', 'Moved: Ask, now in Later', { type: 'moveItems', shapes: ['a'], parent: 'c' }],
  ['another size', 'Resized: Ask', { type: 'setBoxes', boxes: [{ id: 'a', width: 10 }] }],
  ['a group', 'Grouped: 2 shapes', group],
  ['a group that is none any more', 'Ungrouped: 2 shapes', group, { type: 'ungroupShapes', shapes: ['g'] }],
  ['words are heard from the field', null, { type: 'setText', id: 'a', text: 'Other' }],
])('%s', async (_, words, ...commands) => expect(await said(...commands)).toBe(words))
