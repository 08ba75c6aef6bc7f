import { newMap, openMap } from '@ramify/document'
import { themes } from '@ramify/themes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededCommand, seeds } from '../../../../document/src/mindmap/testing/seeded-command.ts'
import { changed, mapOf, plainMeasurer, richText } from '../testing/map-of.ts'
import { randomMap } from '../testing/random-map.ts'
import { themeOf } from '../theme-of.ts'
import { composeScene } from './compose-scene.ts'
import type { Scene } from './scene.ts'

const measurer = plainMeasurer
const theme = themes['sky-19']

describe('a scene made from the one before', () => {
  test('equals one made from nothing, whatever people did', () => {
    fc.assert(
      fc.property(
        fc.array(seeds(), { minLength: 5, maxLength: 40 }),
        fc.constantFrom('right', 'default'),
        (acts, layout) => {
          const map = openMap(newMap({ text: 'Root', layout }))
          const afresh = () => composeScene({ snapshot: map.snapshot, theme: themeOf(map.snapshot), measurer })
          let scene = afresh()
          map.subscribe((change) => {
            const after = { snapshot: change.after, theme: themeOf(change.after), measurer }
            scene = composeScene({ ...after, change, previous: scene })
          })
          for (const act of acts) {
            map.execute(seededCommand(act, map.snapshot))
            expect(scene.snapshot).toBe(map.snapshot)
            expect(pictureOf(scene)).toEqual(pictureOf(afresh()))
          }
          while (map.undo()) expect(pictureOf(scene)).toEqual(pictureOf(afresh()))
        },
      ),
      { numRuns: 40 },
    )
  })

  test('equals one made from nothing, also with summaries and branches of other layouts', () => {
    fc.assert(
      fc.property(randomMap, fc.nat(), fc.boolean(), fc.boolean(), (map, at, folds, structure) => {
        const nodes = [...map.nodes.values()]
        const node = nodes[at % nodes.length] ?? fail('one')
        const other = { ...node, text: richText('changed'), folded: folds !== node.folded }
        const change = changed(map, [other], structure)
        const previous = composeScene({ snapshot: map, theme, measurer })
        const scene = composeScene({ snapshot: change.after, change, previous, theme, measurer })
        expect(pictureOf(scene)).toEqual(pictureOf(composeScene({ snapshot: change.after, theme, measurer })))
      }),
      { numRuns: 200 },
    )
  })

  test('counts what is folded away when it changes, and not after every other change', () => {
    /** How many nodes are read for a change beside so many folded ones. */
    const readBeside = (count: number) => {
      const folded = { id: 'folded', folded: true, children: Array.from({ length: count }, (_, nth) => `Below ${nth}`) }
      const map = mapOf({ id: 'root', children: [folded, { id: 'beside', children: ['One'] }] })
      const previous = composeScene({ snapshot: map, theme, measurer })
      const beside = map.nodes.get('beside') ?? fail('beside')
      const change = changed(map, [{ ...beside, folded: true }], true)
      let reads = 0
      const { nodes } = change.after
      const get = (id: string) => {
        reads++
        return nodes.get(id)
      }
      const after = { ...change.after, nodes: { size: nodes.size, get, values: () => nodes.values() } }
      const scene = composeScene({ snapshot: after, change: { ...change, after }, previous, theme, measurer })
      expect(scene.placeOf('folded')?.place.hidden).toBe(count)
      expect(scene.placeOf('beside')?.place.hidden).toBe(1)
      return reads
    }
    expect(readBeside(1000)).toBe(readBeside(10))
  })

  test('shows every topic once, and no other', () => {
    fc.assert(
      fc.property(fc.array(seeds(), { minLength: 5, maxLength: 60 }), (acts) => {
        const map = openMap(newMap({ text: 'Root' }))
        for (const act of acts) map.execute(seededCommand(act, map.snapshot))
        const { snapshot } = map
        const ids = composeScene({ snapshot, theme, measurer })
          .visible(everywhere)
          .map(({ id }) => id)
        const open = [snapshot.root, ...snapshot.floating]
        const shown = new Set<string>()
        for (let id = open.pop(); id !== undefined; id = open.pop()) {
          const node = snapshot.nodes.get(id)
          if (!node) continue
          shown.add(id)
          if (!node.folded) open.push(...node.children)
        }
        expect(ids.toSorted()).toEqual([...shown].sort())
      }),
      { numRuns: 100 },
    )
  })

  const before = mapOf({ id: 'r', children: [{ id: 'a', children: [{ id: 'b' }, { id: 'c' }] }, { id: 'd' }] })
  const scene = composeScene({ snapshot: before, theme, measurer })
  const nodeOf = (id: string) => before.nodes.get(id) ?? fail(id)

  test('keeps topics that did not change as the same objects', () => {
    const topics = scene.visible(everywhere)
    const change = changed(before, [{ ...nodeOf('d'), text: richText('longer') }])
    const after = composeScene({ snapshot: change.after, change, previous: scene, theme, measurer })
    const same = after.visible(everywhere).filter((topic, i) => topic === topics[i])
    expect(same.map(({ id }) => id)).toEqual(['r', 'a', 'b', 'c'])
    // The old scene is still what it was.
    expect(scene.placeOf('d')?.face.node.text.text).toBe('')
    expect(after.placeOf('d')?.face.node.text.text).toBe('longer')
  })

  test('keeps faces of topics that only moved', () => {
    const change = changed(before, [{ ...nodeOf('b'), text: richText('two\nlines') }])
    const after = composeScene({ snapshot: change.after, change, previous: scene, theme, measurer })
    expect(after.placeOf('c')).not.toBe(scene.placeOf('c'))
    expect(after.placeOf('c')?.face).toBe(scene.placeOf('c')?.face)
  })

  test('does not trust a change of another map, nor one that is not what it says', () => {
    const folded = changed(before, [{ ...nodeOf('a'), folded: true }])
    const other = composeScene({ snapshot: mapOf('Other'), theme, measurer })
    for (const previous of [scene, other]) {
      const after = composeScene({ snapshot: folded.after, change: folded, previous, theme, measurer })
      expect(after.size).toBe(3)
    }
  })

  test('is drawn anew where its levels look different, and keeps its faces where they do not', () => {
    const levels = { 1: { fill: '#ffeecc', size: 30 }, 2: { lineStyle: 'straight' } } as const
    const dressed = composeScene({ snapshot: { ...before, levels }, previous: scene, theme, measurer })
    expect(dressed.placeOf('a')?.face.style.fill).toBe('#ffeecc')
    expect(dressed.placeOf('a')?.height).toBeGreaterThan(scene.placeOf('a')?.height ?? fail('a'))
    expect(dressed.placeOf('b')?.connector).not.toEqual(scene.placeOf('b')?.connector)
    const change = changed(dressed.snapshot, [{ ...nodeOf('d'), look: { fill: '#112233' } }])
    const after = composeScene({ snapshot: change.after, change, previous: dressed, theme, measurer })
    expect(after.placeOf('a')?.face).toBe(dressed.placeOf('a')?.face)
    expect(after.placeOf('d')?.face.style.fill).toBe('#112233')
    expect(after.placeOf('d')?.face.body.font.size).toBe(30)
  })

  test('is drawn anew in another theme, and measured anew by another measurer', () => {
    const dark = composeScene({ snapshot: before, previous: scene, theme: themes.midnight, measurer })
    expect(dark.placeOf('a')?.face.style.fill).toBe(themes.midnight.branches[0]?.fill)
    const wide = { ...measurer, width: () => 100 }
    const change = changed(before, [{ ...nodeOf('d'), text: richText('x') }])
    const after = composeScene({ snapshot: change.after, change, previous: scene, theme, measurer: wide })
    expect(after.placeOf('d')?.width).toBe(128)
  })
})

const everywhere = { x: -1e9, y: -1e9, width: 2e9, height: 2e9 }

/** Everything that can be seen. */
function pictureOf(scene: Scene): unknown {
  const topics = scene.visible(everywhere).map(({ id, x, y, direction, connector, face, foldMark }) => {
    return { id, x, y, direction, connector, foldMark, primitives: face.primitives, branch: scene.branchBounds(id) }
  })
  return { topics, bounds: scene.bounds, ranges: scene.ranges, relations: scene.relations, callouts: scene.callouts }
}

function fail(id: string): never {
  throw new Error(`${id} is there.`)
}
