import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { expectFrozen } from '../../../../tests/compat/expect-frozen.ts'
import type { Command } from './commands/commands.ts'
import { toContent } from './content/to-content.ts'
import { openMap } from './mindmap.ts'
import { sampleMap } from './testing/sample-map.ts'

/** What the sample map does not have, so that every key is written once. */
const more: readonly Command[] = [
  { type: 'setNudge', ids: ['a11'], nudge: { x: 5, y: -5, width: 120 } },
  { type: 'setSide', ids: ['b'], side: 'left' },
  { type: 'setLayout', id: 'c', layout: 'left' },
  { type: 'setKept', id: 'a12', kept: { foreign: 1 } },
  { type: 'setKept', kept: { foreignMap: true } },
  { type: 'setNumbering', numbering: 'decimal' },
  { type: 'setStyle', spacing: { level: 40, sibling: 20 } },
  { type: 'setColors', colors: ['#112233'] },
  { type: 'setBackground', background: { color: '#ffffff', pattern: 'dots', image: 'picture', opacity: 0.5 } },
  ...([0, 1, 2, 3] as const).map((level): Command => ({ type: 'setLevelLook', level, look: { fill: '#abcdef' } })),
  {
    type: 'setLook',
    ids: ['a'],
    look: {
      shape: 'ellipse',
      fill: '#111111',
      border: '#222222',
      borderWidth: 2,
      color: '#333333',
      size: 18,
      family: 'Inter',
      bold: true,
      italic: true,
      underline: true,
      strike: true,
      align: 'right',
      lineColor: '#444444',
      lineWidth: 3,
      lineStyle: 'curve',
      borderDash: 'dashed',
      lineDash: 'dotted',
      lineStart: 'none',
      lineEnd: 'open',
      imageSide: 'left',
    },
  },
  {
    type: 'setLine',
    id: 'line',
    bend: [{ x: 1, y: 2 }],
    look: {
      color: '#555555',
      width: 2,
      dash: 'dashed',
      startArrow: 'none',
      endArrow: 'arrow',
      textColor: '#123456',
      size: 15,
      family: 'Inter',
      bold: true,
      italic: true,
    },
  },
  {
    type: 'formatText',
    id: 'b1',
    from: 0,
    to: 3,
    attributes: {
      bold: true,
      italic: true,
      underline: true,
      strike: true,
      color: '#666666',
      size: 20,
      family: 'Inter',
    },
  },
  {
    type: 'addRange',
    id: 'boundary',
    kind: 'summary',
    first: 'a1',
    last: 'a2',
    topic: 'f1',
    look: { fill: '#777777' },
  },
  { type: 'setCallout', id: 'callout', look: { fill: '#888888' } },
  { type: 'setMarks', ids: ['a'], marks: { labels: ['later'], labelColors: [{ label: 'later', color: '#999999' }] } },
  { type: 'deleteNodes', ids: ['b22'] },
]

/** Of each collection; `[]` stands for the items of a list, `[bold]` for formatting of a text. */
const frozen = {
  meta: `kind schema root layout theme kept numbering spacing.level spacing.sibling colors[] background.color background.pattern
    background.image background.opacity level0.fill level1.fill level2.fill level3.fill`,
  'nodes.*': `gone created place.parent place.order place.side place.at.x place.at.y text text[bold] text[italic] text[underline]
    text[strike] text[color] text[size] text[family] note look.shape look.fill look.border look.borderWidth look.color look.size
    look.family look.bold look.italic look.underline look.strike look.align look.lineColor look.lineWidth look.lineStyle
    look.borderDash look.lineDash look.lineStart look.lineEnd look.imageSide link.url link.tip nudge.x nudge.y nudge.width kept
    image.resource image.width image.height formula marks.icons[] marks.priority marks.progress marks.labels[] marks.labelColors[].label
    marks.labelColors[].color fold layout task.start task.due task.assignee.name task.assignee.member
    files[].id files[].name files[].size files[].type`,
  'lines.*': `gone ends.from ends.to text bend[].x bend[].y look.color look.width look.dash look.startArrow look.endArrow
    look.textColor look.size look.family look.bold look.italic`,
  'ranges.*': `gone kind span.parent span.first span.last topic text look.fill`,
  'callouts.*': `gone node at.x at.y text look.fill`,
}

function everything(): Y.Doc {
  const doc = sampleMap()
  const map = openMap(doc, { now: () => 3 })
  for (const command of more) expect([command, map.execute(command)]).toMatchObject([command, { ok: true }])
  map.destroy()
  return doc
}

/** Paths of all keys in a document; ids of records are `*`. */
function keysOf(doc: Y.Doc): Set<string> {
  const keys = new Set<string>()
  const add = (value: unknown, path: string): void => {
    if (value instanceof Y.Map) for (const [key, each] of value.entries()) add(each, `${path}.${key}`)
    else if (value instanceof Y.Text) {
      keys.add(path)
      for (const { attributes = {} } of value.toDelta()) for (const key in attributes) keys.add(`${path}[${key}]`)
    } else if (Array.isArray(value)) for (const each of value) add(each, `${path}[]`)
    else if (typeof value === 'object' && value !== null && !path.endsWith('.kept')) {
      for (const [key, each] of Object.entries(value)) add(each, `${path}.${key}`)
    } else keys.add(path)
  }
  for (const name of doc.share.keys()) {
    const records = doc.getMap(name)
    if (name === 'meta') add(records, name)
    else for (const record of records.values()) add(record, `${name}.*`)
  }
  return keys
}

test('keys of documents are never renamed', () => {
  const names = Object.entries(frozen).flatMap(([of, keys]) => keys.split(/\s+/).map((key) => `${of}.${key}`))
  expectFrozen(keysOf(everything()), names)
})

// Written by the build of commit c8a3f23. Never written again to make this pass: documents of people look like this one.
const recorded = JSON.parse(
  readFileSync(new URL('../../../../tests/compat/fixtures/document.json', import.meta.url), 'utf8'),
)

test('a document of an earlier build says what it said', () => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, Buffer.from(recorded.update, 'base64'))
  const map = openMap(doc)
  expect(toContent(map.snapshot)).toMatchObject(recorded.content)
  map.destroy()
})
