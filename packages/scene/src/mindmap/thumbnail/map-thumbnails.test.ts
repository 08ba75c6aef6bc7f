import { layouts } from '@ramify/layouts'
import { themes } from '@ramify/themes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardSize, leastText, paintThumbnail, tileSize } from '../../thumbnail/thumbnail.ts'
import { mapOf, plainMeasurer, type Seed } from '../testing/map-of.ts'
import { randomMap } from '../testing/random-map.ts'
import { assertWellFormed } from '../testing/well-formed.ts'
import { inShortLines, shortText } from './digest.ts'
import { type MapThumbnail, thumbnailsOf } from './map-thumbnails.ts'

const theme = themes['sky-19']

describe('a small picture of a map', () => {
  test('has its words as outlines, since no font of a page reaches it', () => {
    const svg = paint({ text: 'ten letter', children: ['读书 notes 👀', '한국'] })
    assertWellFormed(svg)
    expect([...svg.matchAll(/<path transform="[^"]*scale\([\d.]+\)" d="([^"]*)"/g)].map(([, data]) => data)).toEqual([
      'ten letter|Inter',
      '读书|Noto Sans SC',
      ' notes |Inter',
    ])
    // What no font of ours has is squeezed into its room, in what systems have of the same kind.
    expect([...svg.matchAll(/<text [^>]*textLength="[\d.]+"[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual(['한국'])
    expect(svg).toContain('<use href="#emoji_1f440"')
    expect(svg).toContain('system-ui, sans-serif')
  })

  test('shows a small map whole, and nothing larger than it should be', () => {
    expect(areaOf(paint('One topic')).map(Math.round)).toEqual([-171, -99, 343, 197])
    expect(wordsOf(mapOf({ text: 'Root', children: ['one', 'two', 'three'] }))).toEqual(['Root', 'one', 'two', 'three'])
  })

  test('shows of a large map the first topics with their words', () => {
    const large = mapOf(largeMap)
    expect(wordsOf(large, { ...cardSize, width: 800, height: 800 })).toEqual([
      'Root',
      ...[0, 1, 2, 3, 4, 5].flatMap((nth) => [`Main ${nth}`, `Child ${nth}.0`, `Child ${nth}.1`]),
    ])
    const onCard = wordsOf(large, cardSize)
    expect(onCard.length).toBeGreaterThan(6)
    expect(onCard.slice(0, 2)).toEqual(['Root', 'Main 0'])
    // A tile shows less, but words all the same.
    const onTile = wordsOf(large, tileSize)
    expect(onTile.length).toBeGreaterThan(1)
    expect(onTile.length).toBeLessThan(onCard.length)
  })

  test('leaves out of a large map what stands beside the tree, and where a person moved topics', () => {
    const children = [
      { text: 'far away', nudge: { x: 9_000, y: 0, width: null } },
      { text: 'small', look: { size: 3 } },
      ...(largeMap.children as Seed[]),
    ]
    const snapshot = mapOf({ text: 'Root', children }, [{ text: 'Floating' }])
    const [first] = thumbnailsOf({ snapshot, theme, measurer: plainMeasurer }, cardSize)
    expect(first?.bounds.width).toBeLessThan(1_000)
    expect(wordsOf(snapshot)).toEqual(expect.arrayContaining(['far away', 'small']))
    expect(wordsOf(snapshot)).not.toContain('Floating')
  })

  test('has no word that is smaller than can be read, whatever the map', () => {
    fc.assert(
      fc.property(randomMap, fc.constantFrom(cardSize, tileSize), (snapshot, size) => {
        // The last is the best that there is.
        const all = [...thumbnailsOf({ snapshot, theme, measurer: plainMeasurer }, size)].slice(0, -1)
        for (const { scale, words } of all) expect(Math.min(...words) * scale).toBeGreaterThanOrEqual(leastText)
      }),
      { numRuns: 50 },
    )
    for (const size of [cardSize, tileSize]) {
      for (const each of Object.values(themes)) {
        const [first] = thumbnailsOf({ snapshot: mapOf(largeMap), theme: each, measurer: plainMeasurer }, size)
        expect(Math.min(...sizesOf(first)) * (first?.scale ?? 0)).toBeGreaterThanOrEqual(leastText)
      }
    }
  })

  test('shows all main topics of a map, up to six, whatever is on them', () => {
    fc.assert(
      fc.property(anyMap, fc.constantFrom(...Object.values(themes)), (snapshot, theme) => {
        const [first] = thumbnailsOf({ snapshot, theme, measurer: plainMeasurer }, cardSize)
        const shown = first?.topics ?? new Set()
        const mains = snapshot.nodes.get(snapshot.root)?.children ?? []
        expect(mains.slice(0, 6).filter((id) => !shown.has(id))).toEqual([])
        const hasChildren = mains.some((id) => snapshot.nodes.get(id)?.children.some((child) => shown.has(child)))
        if (hasChildren && snapshot.nodes.size <= 25) expect(mains.filter((id) => !shown.has(id))).toEqual([])
        expect(Math.min(...sizesOf(first)) * (first?.scale ?? 0)).toBeGreaterThanOrEqual(leastText)
      }),
      { numRuns: 60 },
    )
  })

  test.each(['default', 'right'])('shows all of a dozen short topics (%s)', (layout) => {
    const mains = ['Grow', 'Keep', 'Build', '摘录'].map((text) => ({ text, children: [`${text} one`, `${text} two`] }))
    const dozen = mapOf({ text: 'Goals of the year', children: mains }, [], { layout })
    const [first] = thumbnailsOf({ snapshot: dozen, theme, measurer: plainMeasurer }, cardSize)
    expect(first?.topics).toEqual(new Set([...dozen.nodes.values()].map(({ id }) => id)))
  })

  test.each(['default', 'right'])('shows children of a large map (%s)', (layout) => {
    const words = wordsOf({ ...mapOf(largeMap), layout })
    for (const nth of [0, 1, 2, 3, 4, 5]) expect(words).toContain(`Main ${nth}`)
    expect(words).toContain('Child 0.0')
  })

  test('has the root in two lines rather than in a column of words', () => {
    const children = ['Story', 'Risks', { text: 'Product', children: ['Two roasts', 'One blend'] }]
    const harbour = mapOf({ text: 'Harbour Coffee\nautumn launch', children }, [], { layout: 'default' })
    const words = wordsOf(harbour)
    expect(words).toEqual(expect.arrayContaining(['Story', 'Risks', 'Product', 'Two roasts', 'One blend']))
    expect(words.map((text) => text.trim())).toEqual(expect.arrayContaining(['Harbour Coffee', 'autumn launch']))
  })

  test('takes no more than its share of characters: then it shows less', () => {
    const heavy = { emoji: () => 'x'.repeat(1_000), outline: (text: string) => 'z'.repeat(text.length * 500) }
    const all = thumbnailsOf({ snapshot: mapOf(largeMap), theme, measurer: plainMeasurer }, cardSize)
    const svg = paintThumbnail(all, heavy) ?? ''
    expect(svg.length).toBeLessThan(48_000)
    expect(svg.length).toBeGreaterThan(10_000)
  })

  test('is none of a map without topics', () => {
    const nothing = { ...mapOf('x'), root: '' }
    expect(paintThumbnail(thumbnailsOf({ snapshot: nothing, theme, measurer: plainMeasurer }, cardSize), {})).toBeNull()
  })
})

test('words are cut between letters, on one line, with their formats', () => {
  const runs = [
    { text: 'Plan\nof the ', attributes: { bold: true, size: 40 } },
    { text: '家庭👨‍👩‍👧‍👦 and more', attributes: {} },
  ]
  const text = { text: runs.map((run) => run.text).join(''), runs }
  expect(shortText(text, 18)).toEqual({
    text: 'Plan of the 家庭👨‍👩‍👧‍👦…',
    runs: [
      { text: 'Plan of the ', attributes: { bold: true } },
      { text: '家庭👨‍👩‍👧‍👦…', attributes: {} },
    ],
  })
  expect(shortText(text, 99).text).toBe('Plan of the 家庭👨‍👩‍👧‍👦 and more')
})

test('short lines end where lines may end, and formats go on in the next', () => {
  const runs = [
    { text: 'Customer inter', attributes: {} },
    { text: 'views 用户访谈与反馈', attributes: { bold: true } },
  ]
  const text = { text: runs.map((run) => run.text).join(''), runs }
  const broken = inShortLines(text, 12)
  expect(broken.text).toBe('Customer \ninterviews \n用户访谈与反\n馈')
  expect(broken.runs.map((run) => run.text).join('')).toBe(broken.text)
  expect(broken.runs.map((run) => run.attributes)).toEqual([{}, { bold: true }])
  expect(inShortLines(text, 99)).toEqual(text)
})

const layoutNames = fc.constantFrom(...Object.keys(layouts))

/** Few main topics with much on them, many with little, and letters of all sizes. */
const anyMap = fc
  .tuple(
    fc.oneof(
      { weight: 2, arbitrary: randomMap },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.array(fc.lorem({ maxCount: 4 }), { minLength: 6, maxLength: 30 }), layoutNames)
          .map(([children, layout]) => mapOf({ text: 'The root of it all', children }, [], { layout })),
      },
    ),
    fc.constantFrom(undefined, undefined, { 0: { size: 90 }, 1: { size: 60 } }, { 2: { size: 8 } }),
  )
  .map(([snapshot, levels]) => (levels ? { ...snapshot, levels } : snapshot))

const largeMap = {
  text: 'Root',
  children: Array.from({ length: 9 }, (_, nth) => ({
    text: `Main ${nth}`,
    children: Array.from({ length: 4 }, (_, child) => `Child ${nth}.${child}`),
  })),
}

function wordsOf(snapshot: ReturnType<typeof mapOf>, size = cardSize): string[] {
  const [first] = thumbnailsOf({ snapshot, theme, measurer: plainMeasurer }, size)
  const parts = first?.layers().flatMap((layer) => layer.flatMap(({ primitives }) => primitives)) ?? []
  return parts.flatMap((part) => (part.kind === 'text' ? part.text : []))
}

/** Of all words that it draws. */
function sizesOf(thumbnail: MapThumbnail | undefined): number[] {
  const parts = thumbnail?.layers().flatMap((layer) => layer.flatMap(({ primitives }) => primitives)) ?? []
  return parts.flatMap((part) => (part.kind === 'text' ? part.font.size : []))
}

function areaOf(svg: string): number[] {
  return /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
}

function paint(seed: Seed): string {
  const all = thumbnailsOf({ snapshot: mapOf(seed), theme, measurer: plainMeasurer }, cardSize)
  const outline = (text: string, { families }: { families: readonly string[] }) => `${text}|${families[0]}`
  return paintThumbnail(all, { outline, emoji: () => '<circle r="18"/>' }) ?? ''
}
