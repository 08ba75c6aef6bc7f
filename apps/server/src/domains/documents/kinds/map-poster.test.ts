import { fromContent, openMap } from '@ramify/document'
import { expect, test } from 'vitest'
import { mapPoster } from './map-poster.ts'

test('a poster has the words of all topics as outlines; unfolded those of folded branches, too', async () => {
  const topic = (text: string, children: object[] = [], more: object = {}) => ({ data: { text, ...more }, children })
  const root = topic('Trip', [
    topic('Stay', [topic('Hotel'), topic('Hostel')], { expandState: 'collapse' }),
    topic('Eat'),
  ])
  const made = fromContent({ root, theme: 'sky-19', template: 'right', version: '1' })
  if (!made.ok) throw new Error(made.error.code)
  const { snapshot } = openMap(made.doc)
  const words = async (isUnfolded: boolean) => {
    const svg = (await mapPoster(snapshot, isUnfolded)) ?? ''
    expect(svg).not.toMatch(/<text|font-family/)
    return svg.match(/<path transform="translate\([^"]*\)scale\([^"]*\)" d="M/g)?.length
  }
  // And the number of what is folded away.
  expect([await words(false), await words(true)]).toEqual([4, 5])
})
