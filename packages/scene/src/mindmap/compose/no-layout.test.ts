import { type Command, openMap } from '@ramify/document'
import { themes } from '@ramify/themes'
import { expect, test } from 'vitest'
import { sampleMap } from '../../../../document/src/mindmap/testing/sample-map.ts'
import { plainMeasurer as measurer } from '../testing/map-of.ts'
import { hasSides, type SidesByTopic } from './automatic-sides.ts'
import { composeScene } from './compose-scene.ts'

const theme = themes['sky-19']

/** As the editor does it: sides that were chosen once are kept. */
function opened(layout: string) {
  const map = openMap(sampleMap())
  map.execute({ type: 'setLayout', layout })
  let sides: SidesByTopic = new Map()
  let scene = composeScene({ snapshot: map.snapshot, theme, measurer, sides })
  const layouts = { count: 0 }
  map.subscribe((change) => {
    if (!hasSides(sides, scene.automaticSides)) sides = new Map([...sides, ...scene.automaticSides])
    scene = composeScene({ snapshot: change.after, theme, measurer, sides, change, previous: scene })
    if (scene.isLaidOutAnew) layouts.count++
  })
  return { map, layouts }
}

function layoutsOf(layout: string, commands: readonly Command[]): number {
  const { map, layouts } = opened(layout)
  for (const command of commands) expect(map.execute(command)).toMatchObject({ ok: true })
  return layouts.count
}

const noSizeChanges: Record<string, Command> = {
  'a longer note': { type: 'setNote', id: 'b', note: 'Another note\nof two lines' },
  'a fill': { type: 'setLook', ids: ['a', 'b1'], look: { fill: '#abcdef' } },
  'a colour of words': { type: 'setLook', ids: ['m'], look: { color: '#123456' } },
  'another address': { type: 'setLink', ids: ['a1'], link: { url: 'https://example.com/', tip: '' } },
  'a colour of a line': { type: 'setLook', ids: ['c1'], look: { lineColor: '#123456' } },
}

test.each(Object.entries(noSizeChanges))('%s is drawn without laying anything out', (_name, command) => {
  for (const layout of ['right', 'default', 'timeline', 'tree-table']) expect(layoutsOf(layout, [command])).toBe(0)
})

test('another size, place or layout is laid out', () => {
  const sized: Command[] = [
    { type: 'setText', id: 'a', text: 'Some more words than before' },
    { type: 'setNudge', ids: ['a'], nudge: { x: 4, y: 0, width: null } },
    { type: 'setFold', ids: ['b'], folded: true },
    { type: 'setLayout', layout: 'left' },
  ]
  expect(sized.map((command) => layoutsOf('right', [command]))).toEqual(sized.map(() => 1))
})
