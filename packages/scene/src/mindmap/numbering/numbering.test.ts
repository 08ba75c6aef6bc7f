import { type MapSnapshot, newMap, openMap } from '@ramify/document'
import { themes } from '@ramify/themes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededCommand, seeds } from '../../../../document/src/mindmap/testing/seeded-command.ts'
import { composeScene } from '../compose/compose-scene.ts'
import { membershipsOf } from '../compose/memberships.ts'
import { mapOf, plainMeasurer, type Seed } from '../testing/map-of.ts'
import { type NumberingName, numberings } from './numberings.ts'
import { numbersIn } from './numbers-in.ts'

const measurer = plainMeasurer
const theme = themes['sky-19']
const names = Object.keys(numberings) as NumberingName[]

describe('numbers', () => {
  test.each([
    ['decimal', ['1', '1.1', '1.1.1', '1.1.1.1', '1.1.1.1.1', '1.1.1.1.1.1']],
    ['outline', ['I.', 'A.', '1.', 'a.', 'i.', 'I.']],
    ['letters', ['A', 'A.1', 'A.1.1', 'A.1.1.1', 'A.1.1.1.1', 'A.1.1.1.1.1']],
  ] as const)('are written as %s says', (numbering, wanted) => {
    const deep = [5, 4, 3, 2, 1, 0].reduce<Seed>((below, id) => ({ id: `${id}`, children: below ? [below] : [] }), '')
    const numberOf = numbersIn(mapOf({ id: 'r', children: [deep] }, [], { numbering }))
    expect(wanted.map((_, level) => numberOf(`${level}`))).toEqual(wanted)
  })

  test('go on past the alphabet and past a thousand', () => {
    expect([1, 26, 27, 52, 53, 702, 703].map((nth) => numberings.letters('', nth))).toEqual(
      ['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'], // As the columns of a table.
    )
    const romans = [4, 9, 14, 40, 90, 400, 944, 1999].map((nth) => numberings.outline('', nth, 1))
    expect(romans).toEqual(['IV.', 'IX.', 'XIV.', 'XL.', 'XC.', 'CD.', 'CMXLIV.', 'MCMXCIX.'])
  })

  test('are those of topics that hang on the root, nine levels deep', () => {
    const chain = Array.from({ length: 12 }, (_, at) => 12 - at).reduce<Seed>(
      (below, level) => ({ id: `l${level}`, children: level === 12 ? [] : [below] }),
      '',
    )
    const map = mapOf(
      { id: 'r', children: [chain, { id: 's' }, { id: 't' }] },
      [{ id: 'f', children: [{ id: 'g' }] }],
      {
        numbering: 'decimal',
        ranges: [{ parent: 'r', first: 'l1', last: 'l1', topic: 's' }],
      },
    )
    const numberOf = numbersIn(map)
    expect(['r', 'f', 'g', 's', 't', 'nobody'].map(numberOf)).toEqual(['', '', '', '', '2', ''])
    expect([numberOf('l9'), numberOf('l10')]).toEqual(['1.1.1.1.1.1.1.1.1', ''])
    expect(numbersIn({ ...map, numbering: 'of-tomorrow' })('t')).toBe('')
  })

  test('are those of a plain walk, whatever people did and undid', () => {
    const usual = [...Array.from({ length: 3 }, () => 'moveNodes' as const), 'addTree', 'addSibling'] as const
    const acts = [...usual, 'insertParent', 'deleteNodes', 'setFold', 'addRange', 'setRoot', 'setNumbering'] as const
    fc.assert(
      fc.property(
        fc.array(seeds([...acts]), { minLength: 5, maxLength: 40 }),
        fc.constantFrom(...names),
        (all, numbering) => {
          const map = openMap(newMap({ text: 'Root' }))
          let scene = composeScene({ snapshot: map.snapshot, theme, measurer })
          map.subscribe((change) => {
            scene = composeScene({ snapshot: change.after, change, previous: scene, theme, measurer })
          })
          const compare = () => {
            const plain = plainNumbers(map.snapshot)
            const shown = scene.visible(everywhere).map(({ id, face }) => [id, face.body.number])
            expect(shown).toEqual(shown.map(([id = '']) => [id, plain.get(id) ?? '']))
            const numberOf = numbersIn(map.snapshot)
            for (const { id } of map.snapshot.nodes.values()) expect(numberOf(id)).toBe(plain.get(id) ?? '')
          }
          map.execute({ type: 'setNumbering', numbering })
          for (const act of all) {
            map.execute(seededCommand(act, map.snapshot))
            compare()
          }
          while (map.undo()) compare()
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('the number of a topic', () => {
  const numbered = mapOf({ id: 'r', text: 'Root', children: [{ id: 'a', text: 'Alpha' }] }, [], {
    numbering: 'decimal',
  })
  const faceOf = (map: MapSnapshot) => composeScene({ snapshot: map, theme, measurer }).placeOf('a')?.face

  test('stands before its words, in their type, and stays while they are written', () => {
    const { numbering: _, ...plain } = numbered
    const [face, without] = [faceOf(numbered), faceOf(plain)]
    if (!face || !without) throw new Error('They are there.')
    const [number, words] = face.primitives.filter(({ kind }) => kind === 'text')
    if (number?.kind !== 'text' || words?.kind !== 'text') throw new Error('Both are texts.')
    expect([number.text, words.text]).toEqual(['1', 'Alpha'])
    expect(number).toMatchObject({ font: words.font, color: words.color, baseline: words.baseline })
    expect(number.x + number.width).toBeLessThan(words.x)
    expect(face.width - without.width).toBeCloseTo(words.x - number.x)
    expect(face.drawWordless()).toContainEqual(number)
    expect(face.drawWordless()).not.toContainEqual(words)
  })
})

const everywhere = { x: -1e9, y: -1e9, width: 2e9, height: 2e9 }

/** As a person would count them. */
function plainNumbers(snapshot: MapSnapshot): Map<string, string> {
  const write = numberings[snapshot.numbering as NumberingName]
  const numbers = new Map<string, string>()
  if (!write) return numbers
  const { topics } = membershipsOf(snapshot)
  const count = (parent: string, above: string, level: number) => {
    let nth = 0
    for (const id of snapshot.nodes.get(parent)?.children ?? []) {
      if (topics.has(id) || level > 9) continue
      nth++
      numbers.set(id, write(above, nth, level))
      count(id, numbers.get(id) ?? '', level + 1)
    }
  }
  count(snapshot.root, '', 1)
  return numbers
}
