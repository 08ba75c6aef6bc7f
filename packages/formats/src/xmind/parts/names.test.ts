import { boundaryShapes, shapes, summaryShapes } from '@ramify/scene'
import { describe, expect, test } from 'vitest'
import { readLook, writeStyle } from './looks.ts'
import * as names from './names.ts'

describe('names of XMind', () => {
  test.each([
    ['topics', names.topicShapes, Object.keys(shapes)],
    ['boundaries', names.boundaryShapes, Object.keys(boundaryShapes)],
    ['summaries', names.summaryShapes, Object.keys(summaryShapes)],
    ['patterns', names.patterns, ['solid', 'dashed', 'dotted', 'dash-dot']],
    ['arrows', names.arrows, ['none', 'open', 'filled']],
  ] as const)('of %s: all of ours are written and read back as they were', (_of, table, ours) => {
    for (const name of ours) {
      const theirs = table.write(name)
      expect([name, table.read(theirs)]).toEqual([name, name])
      expect(table.isExact(theirs)).toBe(true)
    }
    expect(table.write('of-another-app')).toBeUndefined()
    expect(table.read(undefined)).toBeUndefined()
  })

  test('are read in any spelling, and what is only similar is not called exact', () => {
    expect(names.topicShapes.read('org.xmind.topicShape.ROUNDEDRECT')).toBe('rounded')
    expect(names.topicShapes.read('org.xmind.topicShape.stack')).toBe('double')
    expect(names.topicShapes.isExact('org.xmind.topicShape.stack')).toBe(false)
    expect(names.topicShapes.read('org.xmind.topicShape.unheard')).toBeUndefined()
    expect(names.topicShapes.read('constructor')).toBeUndefined()
  })

  test('the look of a branch comes back', () => {
    const look = {
      shape: 'diamond',
      borderDash: 'dotted',
      lineDash: 'dashed',
      lineStart: 'none',
      lineEnd: 'filled',
      lineWidth: 3,
    }
    expect(readLook(writeStyle(look))).toEqual(look)
  })
})
