import { flowchartFromContent, fromContent, openFlowchart, openMap } from '@ramify/document'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { sampleMap } from '../../../../../../packages/document/src/mindmap/testing/sample-map.ts'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { speak } from '../../../../../../tests/e2e/pages/texts.ts'
import type { Filled } from './create-document.ts'

interface Wish {
  readonly kind: string
  readonly filled: Filled
  readonly folder: string | null
}
const world = vi.hoisted(() => ({
  wishes: [] as unknown[],
  made: { kind: 'file' as 'file' | 'draft', id: 'new' },
  sent: [] as string[],
  file: { allow_arrange: true, parent_guid: 'folder' },
}))
const translator = await speak('en')
vi.mock('../../../platform/api/api.ts', () => ({ api: async () => ({}) }))
vi.mock('../../../platform/api/query-client.ts', () => ({ queryClient: new QueryClient() }))
vi.mock('../../../platform/i18n/language.ts', () => ({ currentTranslator: () => translator }))
vi.mock('../../../platform/notices/notices.ts', () => ({ notify: () => undefined }))
vi.mock('../../../platform/fonts/index.ts', () => ({
  canvasMeasurer: () => plainMeasurer,
  prepareWidths: async () => undefined,
}))
vi.mock('../../../platform/assets/send-picture.ts', () => ({
  sendPicture: async (_api: unknown, file: string, { resource }: { resource: string }) =>
    world.sent.push(`${file}/${resource}`),
}))
vi.mock('../drafts/drafts-query.ts', () => ({
  draftsRoom: async () => ({
    keepPicture: async (draft: string, resource: string) => world.sent.push(`draft ${draft}/${resource}`),
  }),
}))
vi.mock('../parts/folder-query.ts', () => ({
  fileQuery: (id: string) => ({ queryKey: ['file', id, world.file], queryFn: async () => world.file }),
}))
vi.mock('./create-document.ts', () => ({
  openFilled: async (kind: string, filled: Filled, folder: string | null) => {
    world.wishes.push({ kind, filled, folder })
    await filled.bring?.(world.made)
    return true
  },
}))

const { turnDocument, turnsInto } = await import('./turn-document.ts')

const editor = { mayCopy: true, assets: { picture: async () => new Blob(['picture'], { type: 'image/png' }) } } as never
const map = () => ({ kind: 'mindmap' as const, document: openMap(sampleMap()), isNewer: false })
const lastWish = () => world.wishes.at(-1) as Wish

beforeEach(() => {
  Object.assign(world, { wishes: [], sent: [], made: { kind: 'file', id: 'new' } })
})

test('a map becomes a flowchart beside it, with its pictures, and that a map by the same name', async () => {
  const opened = map()
  await turnDocument({ opened, editor }, { kind: 'file', id: 'plan', name: 'Plan' })
  const { kind, filled, folder } = lastWish()
  expect([kind, filled.name, folder]).toEqual(['flowchart', 'Plan (flowchart)', 'folder'])
  expect(world.sent).toEqual(['new/picture'])
  const made = flowchartFromContent(filled.content)
  if (!made.ok) return expect.fail(made.error.code)
  const chart = openFlowchart(made.doc)
  expect([...opened.document.snapshot.nodes.values()].every(({ id }) => chart.snapshot.shapes.has(id))).toBe(true)

  const turned = { kind: 'flowchart' as const, document: chart, isNewer: false }
  await turnDocument({ opened: turned, editor }, { kind: 'file', id: 'new', name: filled.name })
  expect([lastWish().kind, lastWish().filled.name]).toEqual(['mindmap', 'Plan (mind map)'])
  const back = fromContent(lastWish().filled.content)
  if (!back.ok) return expect.fail(back.error.code)
  expect(openMap(back.doc).snapshot.nodes.size).toBe(opened.document.snapshot.nodes.size)
})

test('of a draft it is made in the outermost folder, and its pictures stay in the browser; so of what somebody else shares', async () => {
  world.made = { kind: 'draft', id: 'd' }
  for (const kind of ['draft', 'shared'] as const) {
    await turnDocument({ opened: map(), editor }, { kind, id: 'one', name: 'Plan' })
    expect(lastWish().folder).toBeNull()
  }
  expect(world.sent).toEqual(['draft d/picture', 'draft d/picture'])
})

test('it is offered for the other kind alone, and to who may copy', () => {
  const open = { opened: map(), editor }
  expect([turnsInto('flowchart', open), turnsInto('mindmap', open), turnsInto('flowchart', null)]).toEqual([
    true,
    false,
    false,
  ])
  expect(turnsInto('flowchart', { ...open, editor: { mayCopy: false } as never })).toBe(false)
})
