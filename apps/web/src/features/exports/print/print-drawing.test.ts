import { newMap, openMap, toContent } from '@ramify/document'
import type { ExportPorts } from '@ramify/formats'
import { expect, test, vi } from 'vitest'
import { missingGlyphs } from '../../../../../../packages/formats/src/exports/glyphs/missing-glyphs.ts'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import type { ExportSource } from '../source.ts'

const world = vi.hoisted(() => ({ words: '', drawn: [] as string[] }))
vi.mock('../../../platform/session/watermark-words.ts', () => ({ watermarkWords: () => world.words }))
// Without a page there are no fonts: which words are drawn is noted instead.
vi.mock('../render/browser-ports.ts', () => ({
  browserPorts: async (): Promise<ExportPorts> => ({
    measurer: plainMeasurer,
    prepare: async () => undefined,
    glyphs: (words) => {
      world.drawn.push(words)
      return missingGlyphs(words)
    },
    emoji: () => null,
    image: () => null,
    rasterize: () => Promise.reject(new Error('nothing is rasterized')),
  }),
}))
const { printDrawing } = await import('./print-drawing.ts')

const source: ExportSource = {
  kind: 'mindmap',
  name: 'Plan',
  fileId: 'file',
  whenSaved: async () => undefined,
  read: async () => ({
    kind: 'mindmap',
    title: 'Plan',
    content: toContent(openMap(newMap({ text: 'Harbour' })).snapshot),
    resources: [],
  }),
}

test('a printed document has the watermark of the plan below it, also where the server would draw its exports', async () => {
  const printed = async (words: string) => {
    Object.assign(world, { words, drawn: [] })
    const { size } = await printDrawing(source, null, new AbortController().signal)
    return { words: world.drawn.join(' '), size }
  }
  const [clean, marked] = [await printed(''), await printed('Made with it')]
  expect(clean.words).toContain('Harbour')
  expect(clean.words).not.toContain('Made with it')
  expect(marked.words).toContain('Made with it')
  expect(marked.size.height).toBeGreaterThan(clean.size.height)
})
