import { flowchartFromContent, openFlowchart } from '@ramify/document'
import { describe, expect, test } from 'vitest'
import { speak } from '../../../../../../tests/e2e/pages/texts.ts'
import { sampleFlowchart } from './sample-flowchart.ts'

/** The free plan's: whoever is shown the sample can still add to it. */
const limit = 30

describe.each(['en', 'zh'] as const)('the sample flowchart (%s)', (language) => {
  test.each([
    ['at a desk', 'Ctrl'],
    ['in a hand', null],
  ])('is read whole, fits into every plan, and every shape and answer says something, %s', async (_where, mod) => {
    const made = flowchartFromContent(sampleFlowchart(await speak(language), 'sky-19', mod))
    if (!made.ok) return expect.fail(made.error.code)
    expect(made.warnings).toEqual([])
    const { shapes, connectors, labels } = openFlowchart(made.doc).snapshot
    expect(shapes.size).toBeLessThan(limit)
    expect(connectors.size).toBe(shapes.size)
    const words = [...shapes.values(), ...labels.values()].map(({ text }) => text.text)
    expect(words).toHaveLength(shapes.size + 2)
    expect(words.every((each) => each.trim() !== '')).toBe(true)
    expect(words.join().includes('Ctrl K')).toBe(mod !== null)
    if (mod === null) expect(words.join()).not.toMatch(/Ctrl|click|双击/i)
  })
})
