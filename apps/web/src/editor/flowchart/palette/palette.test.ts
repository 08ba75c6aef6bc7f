import { languages } from '@ramify/locales'
import { expect, test } from 'vitest'
import { paletteGroupNames, paletteGroups } from './palette-groups.ts'
import { foundShapes } from './palette-search.ts'
import { namesIn } from './palette-state.ts'
import { shapeTerms } from './shape-terms.ts'
import { nextPlace } from './walk-palette.ts'

const [en, zh] = await Promise.all([languages.en.load(), languages.zh.load()])
const kinds = paletteGroupNames.flatMap((name) => paletteGroups[name].map(({ id }) => id))
const namesOf = (kind: string) =>
  [en, zh].map(({ texts }) => String((texts as Record<string, unknown>)[`flowchart.shape.${kind}`]))
const found = (query: string) => foundShapes(query, kinds, namesOf)

test('a shape is found by its name in both languages, and by other words for it', () => {
  expect(found('decision')[0]).toBe('decision')
  expect(found('判断')[0]).toBe('decision')
  expect(found('  ROUTER ')).toContain('net-wireless-router')
  expect(found('路由器')[0]).toBe('net-router')
  expect(found('docker')).toEqual(['net-container-host'])
  expect(found('timer start')).toEqual(['bpmn-start-timer', 'bpmn-free-start-timer'])
  expect(found('wi-fi')).toContain('net-access-point')
})

test('names that begin with what is typed come before those that only have it', () => {
  const names = found('task').map((kind) => namesOf(kind)[0])
  expect(names[0]).toBe('Task')
  expect(names).toContain('User task')
})

test('nothing typed finds nothing, and neither does nonsense', () => {
  expect(found('')).toEqual([])
  expect(found('   ')).toEqual([])
  expect(found('qqqq')).toEqual([])
})

test('every shape is offered once, and every term is one of a shape that is offered', () => {
  expect(new Set(kinds).size).toBe(kinds.length)
  for (const kind of Object.keys(shapeTerms)) expect(kinds).toContain(kind)
  expect(kinds.length).toBeGreaterThan(200)
})

test('arrow keys walk in rows, across groups of other lengths', () => {
  const place = (left: number, top: number) => ({ left, top })
  const places = [place(0, 0), place(50, 0), place(100, 0), place(0, 50), place(0, 130), place(50, 130)]
  expect(nextPlace('ArrowRight', 0, places)).toBe(1)
  expect(nextPlace('ArrowDown', 2, places)).toBe(3)
  expect(nextPlace('ArrowDown', 3, places)).toBe(4)
  expect(nextPlace('ArrowUp', 5, places)).toBe(3)
  expect(nextPlace('ArrowUp', 1, places)).toBe(-1)
  expect(nextPlace('ArrowLeft', 0, places)).toBe(-1)
  expect(nextPlace('ArrowRight', 5, places)).toBe(-1)
  expect(nextPlace('End', 0, places)).toBe(5)
  expect(nextPlace('Enter', 0, places)).toBe(-1)
})

test('what a browser remembers may be anything', () => {
  expect(namesIn(null)).toBe(null)
  expect(namesIn('{')).toBe(null)
  expect(namesIn('{"a":1}')).toBe(null)
  expect(namesIn('["flow", 7, null]')).toEqual(['flow'])
})
