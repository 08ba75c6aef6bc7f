import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentHash } from '../../core/hash/content-hash.ts'
import { canonicalJson, contentToJson } from '../../core/hash/json-text.ts'
import { sha256 } from '../../core/hash/sha256.ts'
import { cases } from '../../core/testing/cases.ts'
import { expectSame } from '../../core/testing/expect-same.ts'
import { openMap } from '../mindmap.ts'
import { longestIconName, readOwnIcon, writeOwnIcon } from '../schema/own-icon.ts'
import { hostileWrites, writeHostile } from '../testing/hostile-write.ts'
import { plainSnapshot, treeProblems } from '../testing/plain-snapshot.ts'
import { sampleMap } from '../testing/sample-map.ts'
import { seededCommand, seeds } from '../testing/seeded-command.ts'
import type { MapContent } from './content.ts'
import { fromContent } from './from-content.ts'
import { statistics } from './statistics.ts'
import { toContent } from './to-content.ts'

function made(json: unknown) {
  const result = fromContent(json)
  if (!result.ok) throw new Error(`${result.error.code} ${result.error.node}`)
  return { map: openMap(result.doc), warnings: result.warnings }
}

test('a map goes to content and back exactly, ids and all', () => {
  fc.assert(
    fc.property(fc.array(seeds(), { maxLength: 25, size: 'max' }), (all) => {
      const map = openMap(sampleMap())
      for (const seed of all) map.execute(seededCommand(seed, map.snapshot))
      const content = toContent(map.snapshot)
      const text = contentToJson(content)
      expect(text).toBe(JSON.stringify(content))
      const back = made(JSON.parse(text))
      expect(back.warnings).toEqual([])
      expectSame(plainSnapshot(back.map.snapshot), plainSnapshot(map.snapshot))
      expect(contentHash(toContent(back.map.snapshot))).toBe(contentHash(content))
    }),
    { numRuns: cases(40) },
  )
})

test('a new document names its parts by a number that browsers keep in place', () => {
  for (let nth = 0; nth < 20; nth++) {
    const result = fromContent({ root: { data: { text: 'Plan' }, children: [] } })
    expect(result.ok && result.doc.clientID).toBeLessThan(2 ** 30)
  }
})

test('content of any state can be read again, and says the same', () => {
  fc.assert(
    fc.property(fc.array(hostileWrites, { minLength: 5, maxLength: 25, size: 'max' }), (all) => {
      const doc = sampleMap()
      for (const write of all) writeHostile(doc, write)
      const content = toContent(openMap(doc).snapshot)
      expect(contentHash(toContent(made(content).map.snapshot))).toBe(contentHash(content))
    }),
    { numRuns: cases(40) },
  )
})

describe('any JSON', () => {
  const value = fc.jsonValue({ maxDepth: 2 })
  const data = fc.dictionary(
    fc.constantFrom(
      'id',
      'text',
      'note',
      'textRuns',
      'priority',
      'hyperlink',
      'resource_id',
      'nudge',
      'layout',
      'color',
      'x',
    ),
    fc.oneof(value, fc.constantFrom('a', 'b', 'c', 1, 2)),
  )
  const node = fc.letrec((tie) => ({
    node: fc.record(
      { data: fc.oneof({ weight: 9, arbitrary: data }, { weight: 1, arbitrary: value }), children: tie('children') },
      { requiredKeys: [] },
    ),
    children: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant([]),
      fc.array(fc.oneof({ weight: 9, arbitrary: tie('node') }, { weight: 1, arbitrary: value }), { maxLength: 4 }),
    ),
  })).node
  const content = fc.record(
    {
      root: node,
      floating: fc.array(node, { maxLength: 2 }),
      relLine: value,
      ranges: value,
      style: value,
      template: value,
    },
    { requiredKeys: ['root'] },
  )

  test('is read as a tree or refused with the node named', () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 5, arbitrary: content }, { weight: 1, arbitrary: value }), (json) => {
        const result = fromContent(json)
        if (result.ok) expect(treeProblems(openMap(result.doc).snapshot)).toEqual([])
        else expect(typeof result.error.node).toBe('string')
      }),
      { numRuns: cases(200) },
    )
  })

  test.each([
    ['no-root', 'root', null],
    ['no-root', 'root', { root: [] }],
    ['no-root', 'root', {}],
    ['duplicate-id', 'x', { root: { data: { id: 'x' }, children: [{ data: { id: 'x' } }] } }],
    ['duplicate-id', 'y', { root: { data: {}, children: [{ data: { id: 'y' } }] }, floating: [{ data: { id: 'y' } }] }],
    ['forbidden-key', 'x', JSON.parse('{"root":{"data":{"id":"x","__proto__":{"a":1}}}}')],
    ['forbidden-key', 'root', JSON.parse('{"root":{"data":{"deep":[{"__proto__":1}]}}}')],
  ])('%s at %s', (code, name, json) => {
    expect(fromContent(json)).toEqual({ ok: false, error: { code, node: name } })
  })

  test('a field that is called as what objects are made of is left out, and the rest is there', () => {
    const json = { root: { data: { text: 'x', constructor: 'foreign', own: { constructor: 1 } }, children: [] } }
    const made = fromContent({ ...json, constructor: {}, unknown: 1 })
    if (!made.ok) throw new Error(made.error.code)
    const { root, unknown } = toContent(openMap(made.doc).snapshot)
    expect([unknown, root.data]).toMatchObject([1, { text: 'x', own: { constructor: 1 } }])
    expect(Object.hasOwn(root.data, 'constructor')).toBe(false)
  })

  test('a node inside itself is refused', () => {
    const root = { data: { text: 'x' }, children: [] as unknown[] }
    root.children.push({ data: {}, children: [root] })
    expect(fromContent({ root })).toEqual({ ok: false, error: { code: 'cycle', node: 'root/0/0' } })
  })
})

test('a foreign map is understood, and what is not ours is kept for the way back', () => {
  const { map, warnings } = made({
    root: {
      data: { id: 'r', text: 'Root', created: 5, html: '<b>Root</b>', 'font-size': '18px', mystery: { deep: [1] } },
      children: [
        { data: { id: 7, text: 12, hyperlink: 'javascript:alert(1)', image: 'https://x.y/z.png', color: 'red' } },
        { data: { id: 'bad id!', text: 'Odd', expandState: 'collapse', priority: 99 }, children: null },
        'nonsense',
      ],
    },
    relLine: [
      { from: 'bad id!', to: 7, text: 'line' },
      { from: 'r', to: 'nobody' },
    ],
    template: 'fish-bone',
    theme: 'fresh-blue',
    background: '#ffffff',
    version: '0.9',
    extra: true,
  })
  const { snapshot } = map
  expect(snapshot).toMatchObject({
    root: 'r',
    layout: 'fish-bone',
    theme: 'fresh-blue',
    background: { color: '#ffffff' },
  })
  const root = snapshot.nodes.get('r')
  expect(root).toMatchObject({ created: 5, look: { size: 18 }, kept: { mystery: { deep: [1] } } })
  expect(snapshot.nodes.get('7')).toMatchObject({ text: { text: '12' }, link: null, look: { color: 'red' } })
  expect(snapshot.nodes.get('7')?.kept).toEqual({ image: 'https://x.y/z.png' })
  const odd = snapshot.nodes.get(root?.children[1] ?? '')
  expect(odd).toMatchObject({ folded: true, marks: { priority: null } })
  expect([...snapshot.lines.values()]).toMatchObject([{ from: odd?.id, to: '7', text: { text: 'line' } }])
  expect(warnings.map(({ node, field, code }) => `${node} ${field} ${code}`)).toEqual([
    '7 hyperlink link-not-allowed',
    'bad id! id new-id',
    'bad id! priority bad-value',
    'r/2 children bad-value',
    'relLine/1 relLine bad-value',
  ])
  expect(toContent(snapshot)).toMatchObject({ extra: true, root: { data: { mystery: { deep: [1] } } } })
})

test('looks of levels have the names of other looks; what is wrong in them is left out', () => {
  const style = {
    levels: { 1: { background: '#ffeecc', 'font-weight': 'bold', shape: 7 }, 2: 'no', 9: { color: 'red' } },
    colors: ['#112233', '#AABBCC'],
  }
  const { snapshot } = made({ root: { data: { text: 'Root' } }, style }).map
  expect(snapshot.levels).toEqual({ 1: { fill: '#ffeecc', bold: true } })
  expect(toContent(snapshot).style).toEqual({
    levels: { 1: { background: '#ffeecc', 'font-weight': 'bold' } },
    colors: ['#112233', '#AABBCC'],
  })
  for (const colors of [[], ['red'], 'red', Array(13).fill('#112233')]) {
    expect(made({ root: { data: {} }, style: { colors } }).map.snapshot).not.toHaveProperty('colors')
  }
})

test('formatting counts only while its words are those of the text', () => {
  const node = (text: string) => ({ root: { data: { text, textRuns: [{ text: 'bold', bold: true }] } } })
  const runs = (json: unknown) => [...made(json).map.snapshot.nodes.values()][0]?.text.runs
  expect(runs(node('bold'))).toEqual([{ text: 'bold', attributes: { bold: true } }])
  expect(runs(node('edited'))).toEqual([{ text: 'edited', attributes: {} }])
})

test('a picture behind the map comes and goes with the content', () => {
  const background = { color: '#102030', image: 'wall', opacity: 0.5 }
  const map = openMap(sampleMap())
  expect(map.execute({ type: 'setBackground', background }).ok).toBe(true)
  const content = toContent(map.snapshot)
  expect(content).toMatchObject({
    background,
    resources: [{ resource_id: 'picture' }, { resource_id: 'quotes' }, { resource_id: 'wall' }],
  })
  expect(made(JSON.parse(contentToJson(content))).map.snapshot.background).toEqual(background)
  expect(map.execute({ type: 'setBackground', background: { image: 'wall', opacity: 3 } }).ok).toBe(false)
  expect(made({ ...content, background: { image: 'wall', opacity: 3 } }).map.snapshot.background).toEqual({
    image: 'wall',
  })
})

test('statistics name what files of other programs held beside their topics', () => {
  const root = { data: { text: 'Sheet' }, children: [] }
  const files = { 'Thumbnails/a.png': 'kept-1', 'attachments/b.bin': 'kept-2', odd: 'a,b', number: 3 }
  const { map } = made({ root, xmind: { files, sheet: '{}' }, other: [1], plain: 'files' })
  expect(statistics(map.snapshot)).toMatchObject({ imageNum: 0, resourceIds: 'kept-1,kept-2' })
})

test('icons that somebody brought along are pictures of the document', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .filter((text) => text.length <= longestIconName)
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9][\w.:-]{0,20}$/), name, (resource, called) => {
      const icon = writeOwnIcon({ resource, name: called })
      expect(readOwnIcon(icon)).toEqual({ resource, name: called })
      const map = openMap(sampleMap())
      map.execute({ type: 'setMarks', ids: ['c'], marks: { icons: ['star', icon, 'own/a,b/two', 'own//none'] } })
      const { resourceIds, imageNum } = statistics(map.snapshot)
      expect([resourceIds.split(',').includes(resource), resourceIds.includes('a,b'), imageNum]).toEqual([
        true,
        false,
        1,
      ])
    }),
    { numRuns: cases(20) },
  )
})

test('statistics count what lives', () => {
  const map = openMap(sampleMap())
  map.execute({ type: 'setImage', id: 'b', image: { resource: 'picture', width: 1, height: 1 } })
  map.execute({ type: 'setImage', id: 'c', image: { resource: 'another', width: 1, height: 1 } })
  map.execute({ type: 'setBackground', background: { image: 'wall' } })
  expect(statistics(map.snapshot)).toEqual({ nodeNum: 25, imageNum: 3, resourceIds: 'another,picture,quotes,wall' })
  map.execute({ type: 'deleteNodes', ids: ['a', 'c'] })
  expect(statistics(map.snapshot)).toEqual({ nodeNum: 11, imageNum: 1, resourceIds: 'picture,wall' })
})

describe('the hash', () => {
  test('is SHA-256', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 300, unit: 'binary' }), fc.string({ maxLength: 200 })), (text) => {
        expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
      }),
      { numRuns: cases(150) },
    )
  })

  test('is of canonical JSON: keys in order, no space, no addresses', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: true, u: undefined })).toBe(
      '{"a":true,"b":[1,{"c":"x","d":null}]}',
    )
    const { snapshot } = openMap(sampleMap())
    const plain = toContent(snapshot)
    const addressed = toContent(snapshot, (resource) => ({
      image: `https://cdn/${resource}?sig=1`,
      original: 'https://o',
    }))
    expect(JSON.stringify(addressed)).toContain('https://cdn/picture?sig=1')
    expect(contentHash(addressed)).toBe(contentHash(plain))
    expect(contentHash({ ...plain, theme: 'ink' } as MapContent)).not.toBe(contentHash(plain))
    expect(contentHash(plain)).toBe(createHash('sha256').update(canonicalJson(plain)).digest('hex'))
  })
})

test('an address that nothing opens is words of its own beside links, and no way around what links may be', () => {
  const child = (id: string, data: object) => ({ data: { id, text: id, ...data }, children: [] })
  const { map, warnings } = made({
    root: {
      data: { id: 'r', text: 'Root' },
      children: [
        child('a', { hyperlinkAddress: 'C:\\plan.doc', hyperlinkTitle: 'The plan' }),
        child('b', { hyperlinkAddress: 'javascript:alert(1)' }),
        child('c', { hyperlink: 'https://example.com/', hyperlinkAddress: 'C:\\plan.doc' }),
        child('d', { hyperlink: 'file:///plan.doc' }),
      ],
    },
  })
  const links = ['a', 'b', 'c', 'd'].map((id) => map.snapshot.nodes.get(id)?.link)
  const shown = { address: 'C:\\plan.doc', tip: 'The plan' }
  expect(links).toEqual([shown, null, { url: 'https://example.com/', tip: '' }, null])
  expect(warnings.map(({ node, field, code }) => `${node} ${field} ${code}`)).toEqual([
    'b hyperlinkAddress link-not-allowed',
    'd hyperlink link-not-allowed',
  ])
  const [first] = toContent(map.snapshot).root.children
  expect(first?.data).toMatchObject({ hyperlinkAddress: 'C:\\plan.doc', hyperlinkTitle: 'The plan' })
  expect(first?.data).not.toHaveProperty('hyperlink')
})
