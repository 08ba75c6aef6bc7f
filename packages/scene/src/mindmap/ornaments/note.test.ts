import { themes } from '@ramify/themes'
import { expect, test } from 'vitest'
import { composeScene } from '../compose/compose-scene.ts'
import { mapOf, plainMeasurer } from '../testing/map-of.ts'

const dressed = { note: 'More of it', link: { url: 'https://example.com', tip: '' } }
const fills = ['#3982fc', '#111111', '#fdf6e3', '#808080']
const snapshot = mapOf({
  id: 'root',
  ...dressed,
  children: fills.map((fill) => ({ id: fill, look: { fill }, ...dressed })),
})

test.each(Object.values(themes))('marks of notes and links are seen on what is filled: $id', (theme) => {
  const scene = composeScene({ snapshot, theme, measurer: plainMeasurer })
  for (const id of ['root', ...fills]) {
    const face = scene.placeOf(id)?.face
    const fill = face?.style.fill
    if (!face || !fill) continue
    const strokes = face.primitives.flatMap((part) =>
      part.kind === 'shape' && isMark(part) ? [part.stroke ?? ''] : [],
    )
    expect(strokes.length).toBeGreaterThanOrEqual(2)
    for (const stroke of strokes) expect(contrast(stroke, fill)).toBeGreaterThan(2.5)
  }
})

const isMark = ({ strokeWidth, stroke }: { strokeWidth: number; stroke: string | null }) =>
  stroke !== null && strokeWidth === 1.25

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
