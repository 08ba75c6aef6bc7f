import { describe, expect, test } from 'vitest'
import { openMap } from '../mindmap.ts'
import { sampleMap } from '../testing/sample-map.ts'
import { copyBranches } from './copy-branches.ts'
import { parseIndentedText, toIndentedText } from './indented-text.ts'

const leaf = (text: string, ...children: unknown[]) => ({ text, children })

describe('lines become branches', () => {
  test.each([
    ['tabs', 'a\n\tb\n\t\tc\n\td\ne', [leaf('a', leaf('b', leaf('c')), leaf('d')), leaf('e')]],
    ['spaces of any width', 'a\n   b\n     c\n  d', [leaf('a', leaf('b', leaf('c')), leaf('d'))]],
    [
      'list marks',
      '- a\n  * b\n  + c\n1. d\n2) e\n• f',
      [leaf('a', leaf('b'), leaf('c')), leaf('d'), leaf('e'), leaf('f')],
    ],
    [
      'bullets and numbers of other programs',
      '● a\n  ○ b\n◦c\n（x）\n(1) d\n2、e',
      [leaf('a', leaf('b')), leaf('c'), leaf('（x）'), leaf('d'), leaf('e')],
    ],
    ['no marks inside', '1.5 litres\n-minus\n*', [leaf('1.5 litres'), leaf('-minus'), leaf('*')]],
    ['line ends of all systems', 'a\r\n\tb\r\rc', [leaf('a', leaf('b')), leaf('c')]],
    ['an indented start', '\t\ta\n\t\t\tb\n\tc', [leaf('a', leaf('b')), leaf('c')]],
    ['nothing', ' \n\n', []],
  ])('%s', (_name, text, forest) => {
    expect(parseIndentedText(text)).toEqual(forest)
  })
})

test('branches become lines, each once, and come back', () => {
  const map = openMap(sampleMap())
  const text = toIndentedText(map.snapshot, ['b', 'a1', 'a11'])
  expect(text).toBe(
    'Topic a1\n\tTopic a11\n\tTopic a12\nTopic b\n\tTopic b1\n\t\tTopic b11\n\t\tTopic b12\n\tTopic b2\n\t\tTopic b21\n\t\tTopic b22',
  )
  map.execute({ type: 'addTree', forest: parseIndentedText(text), to: { parent: 'c' } })
  expect(toIndentedText(map.snapshot, map.snapshot.nodes.get('c')?.children.slice(2))).toBe(text)
})

test('a copy brings everything but ids', () => {
  const map = openMap(sampleMap())
  const forest = copyBranches(map.snapshot, ['b', 'c'])
  const pasted = map.execute({ type: 'addTree', forest, to: { parent: 'm' } })
  const [first = ''] = pasted.ok ? (pasted.ids ?? []) : []
  expect(map.snapshot.nodes.get(first)).toMatchObject({
    text: { text: 'Topic b' },
    note: { text: 'A note\nof two lines' },
  })
  expect(copyBranches(map.snapshot, [first])).toEqual(forest.slice(0, 1))
})
