import { writeOwnIcon } from '@ramify/document'
import { contains, inflate } from '@ramify/geometry'
import { themeById } from '@ramify/themes'
import { expect, test } from 'vitest'
import { composeScene } from '../compose/compose-scene.ts'
import { mapOf, plainMeasurer } from '../testing/map-of.ts'

test('icons that somebody brought along are pictures beside the words, one after the other', () => {
  const icons = [
    'flag-red',
    writeOwnIcon({ resource: 'logo', name: 'Logo' }),
    writeOwnIcon({ resource: 'cat', name: '猫' }),
  ]
  const snapshot = mapOf({ text: 'Root', children: [{ id: 'a', text: 'Alpha', marks: { icons } }] })
  const scene = composeScene({ snapshot, theme: themeById(snapshot.theme), measurer: plainMeasurer })
  const face = scene.placeOf('a')?.face
  const pictures = face?.primitives.flatMap((part) => (part.kind === 'image' ? [part] : [])) ?? []
  expect(pictures.map(({ resource }) => resource)).toEqual(['logo', 'cat'])
  const [logo, cat] = pictures.map(({ rect }) => rect)
  const words = face?.primitives.find((part) => part.kind === 'text')
  if (!face || !logo || !cat || words?.kind !== 'text') throw new Error('They are all there')
  expect(logo.x + logo.width).toBeLessThan(cat.x)
  expect(cat.x + cat.width).toBeLessThan(words.x)
  const box = inflate({ x: 0, y: 0, width: face.width, height: face.height }, 0.01)
  expect(
    [logo, cat].every(
      ({ x, y, width, height }) => contains(box, { x, y }) && contains(box, { x: x + width, y: y + height }),
    ),
  ).toBe(true)
})
