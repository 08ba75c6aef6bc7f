import { fromContent, openMap, walkWithDepth } from '@ramify/document'
import { describe, expect, test } from 'vitest'
import { speak } from '../../../../../tests/e2e/pages/texts.ts'
import { sampleMap } from './sample-map.ts'

/** The free plan's: whoever is shown the sample can still add to it. */
const limit = 30

describe.each(['en', 'zh'] as const)('the sample map (%s)', (language) => {
  test('is a map of export formats and keys that fits into every plan', async () => {
    const made = fromContent(sampleMap(await speak(language), 'sky-19', 'Ctrl'))
    if (!made.ok) return expect.fail(made.error.code)
    const { snapshot } = openMap(made.doc)
    const rows = [...walkWithDepth(snapshot)]
    expect(rows.length).toBeLessThan(limit)
    expect(Math.max(...rows.map(({ depth }) => depth))).toBe(2)
    const words = rows.map(({ node }) => node.text.text).join('\n')
    for (const named of ['PNG', 'PDF', 'SVG', 'Word', 'Tab', 'Enter', 'Ctrl Z']) expect(words).toContain(named)
  })
})
