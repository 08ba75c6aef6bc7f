import { fromContent, openMap, walkWithDepth } from '@ramify/document'
import { describe, expect, test } from 'vitest'
import { speak } from '../../../../../../tests/e2e/pages/texts.ts'
import { features } from '../../../platform/features.ts'
import { sampleMap } from './sample-map.ts'

/** The free plan's: whoever is shown the sample can still add to it. */
const limit = 30
/** And of what only a mouse does. */
const ofKeys = /Ctrl|Alt|Shift|Tab\b|Enter|Delete|double-click|click/i

describe.each(['en', 'zh'] as const)('the sample map (%s)', (language) => {
  test('speaks of fingers where there are no keys', async () => {
    const made = fromContent(sampleMap(await speak(language), 'sky-19', null))
    if (!made.ok) return expect.fail(made.error.code)
    const rows = [...walkWithDepth(openMap(made.doc).snapshot)]
    expect(rows.length).toBeLessThan(limit)
    expect(rows.map(({ node }) => node.text.text).join('\n')).not.toMatch(ofKeys)
  })

  test('is a map of keys that fits into every plan and promises nothing that is not offered', async () => {
    const made = fromContent(sampleMap(await speak(language), 'sky-19', 'Ctrl'))
    if (!made.ok) return expect.fail(made.error.code)
    const { snapshot } = openMap(made.doc)
    const rows = [...walkWithDepth(snapshot)]
    expect(rows.length).toBeLessThan(limit)
    expect(Math.max(...rows.map(({ depth }) => depth))).toBe(2)
    const words = rows.map(({ node }) => node.text.text).join('\n')
    for (const named of ['Tab', 'Enter', 'Ctrl Z']) expect(words).toContain(named)
    for (const format of ['PNG', 'PDF', 'SVG', 'Word']) expect(words.includes(format)).toBe(features.export)
  })
})
