import { describe, expect, test } from 'vitest'
import { lookFields } from '../mindmap/schema/look.ts'
import { checkFields, checkPatch, cleanText, color, coordinate, family, readFields } from './fields.ts'
import { cleanJson, sameJson } from './json.ts'

describe('colours', () => {
  test.each([
    '#fff',
    '#A1b2C3',
    '#11223344',
    'rgb(1, 2, 3)',
    'rgba(1,2,3,.5)',
    'hsl(120 50% 50% / 0.3)',
    'red',
    'none',
  ])('%s is one', (value) => expect(color(value)).toBe(value))
  test.each(['url(http://x)', '#12', 'red;', 'var(--x)', 'rgb(url(x))', 'a b', '', 5, 'expression(alert(1))'])(
    '%s is none',
    (value) => expect(color(value)).toBeUndefined(),
  )
})

test('a font family cannot leave its place', () => {
  expect(family('Noto Sans SC')).toBe('Noto Sans SC')
  for (const value of ['x"; y', "a'b", 'a{b', 'a\nb', '<b>', 'x'.repeat(101), '']) expect(family(value)).toBeUndefined()
})

test('coordinates are finite, near, and never minus zero', () => {
  expect([1e8, Number.NaN, Number.POSITIVE_INFINITY, '1', null].map(coordinate)).toEqual(Array(5).fill(undefined))
  expect(Object.is(coordinate(-0), 0)).toBe(true)
})

test('text has one kind of line end, no NUL and no half characters', () => {
  expect(cleanText('a\r\nb\rc\0d\ud83d')).toBe('a\nb\ncd\ufffd')
})

test('reading keeps what is right, checking refuses what is not', () => {
  const value = { fill: '#fff', bold: 'yes', glow: 1 }
  expect(readFields(lookFields, value)).toEqual({ fill: '#fff' })
  expect(checkFields(lookFields, value)).toBeUndefined()
  expect(checkFields(lookFields, { fill: '#fff' })).toEqual({ fill: '#fff' })
  expect(checkPatch(lookFields, { fill: null, bold: true })).toEqual({ fill: null, bold: true })
  expect(checkPatch(lookFields, { constructor: null })).toBeUndefined()
  expect(readFields(lookFields, Object.create({ fill: '#fff' }))).toEqual({})
})

test('JSON is copied without what is not JSON, to a depth that Yjs can write', () => {
  let deep: unknown = 'end'
  for (let level = 0; level < 5000; level++) deep = [deep]
  const clean = JSON.stringify(cleanJson({ a: [1, undefined, () => 1, Number.NaN], b: new Map(), c: deep }))
  expect(clean).toMatch(/^{"a":\[1\],"c":\[{31}\]{31}}$/)
  const hostile = cleanJson(JSON.parse('{"__proto__":{"x":1},"y":1}'))
  expect(hostile).toEqual({ y: 1 })
  expect(Object.getPrototypeOf(hostile)).toBe(Object.prototype)
})

test('equality of JSON', () => {
  expect(sameJson({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true)
  expect(sameJson({ a: undefined }, { b: undefined })).toBe(false)
  expect(sameJson([1], { 0: 1 })).toBe(false)
  expect(sameJson({ a: 1 }, { a: 1, b: 2 })).toBe(false)
})
