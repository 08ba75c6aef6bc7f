import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visualOrder } from './visual-order.ts'

const seen = (line: string, paragraph = line) =>
  visualOrder(line, paragraph)
    .map(({ text }) => text)
    .join('')

test('words that run leftwards stand from the right to the left', () => {
  expect(seen('אבג דהו')).toBe('דהו אבג')
  expect(seen('one אבג דהו two')).toBe('one דהו אבג two')
})

test('in a paragraph that runs leftwards others keep their own order', () => {
  expect(seen('אבג one two דהו')).toBe('דהו one two אבג')
  expect(seen('אבג (דהו) 123')).toBe('123 (דהו) אבג')
  expect(seen('אבג 12 34')).toBe('34 12 אבג')
})

test('which way it runs is said by the paragraph, not by the line', () => {
  expect(seen('two three', 'אבג two three')).toBe('two three')
  expect(seen('two!', 'אבג two!')).toBe('!two')
  expect(seen('אבג!', 'one אבג!')).toBe('אבג!')
})

test('nothing is lost or doubled', () => {
  const text = fc.stringMatching(/^[a-cא-ג1-3 ().!]{0,20}$/)
  fc.assert(
    fc.property(text, (line) => {
      const parts = visualOrder(line, line)
      const starts = parts.map(({ start, end }) => [start, end] as const).toSorted((a, b) => a[0] - b[0])
      let at = 0
      for (const [start, end] of starts) {
        expect(start).toBe(at)
        at = end
      }
      expect(at).toBe(line.length)
    }),
  )
})
