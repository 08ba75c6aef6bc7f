import { expect, it, onTestFinished } from 'vitest'
import { TookTooLong } from '../../../platform/threads/job-thread.ts'
import { ExportRefused } from '../export-failure.ts'
import { createRenderer, type RenderOrder } from './renderer.ts'

const content = (topics: number) =>
  JSON.stringify({
    root: {
      data: { id: 'root', text: 'Harbour' },
      children: Array.from({ length: topics }, (_, nth) => ({
        data: { id: `t${nth}`, text: `Topic ${nth}` },
        children: [],
      })),
    },
    relLine: [],
    template: 'right',
    theme: 'sky-19',
    version: '1',
    resources: [],
  })

const order = (format: string, topics = 2, more: Partial<RenderOrder> = {}): RenderOrder => ({
  ...{ kind: 'mindmap', title: 'Harbour', content: content(topics), resources: [], format, settings: {} },
  ...more,
})

function renderer(seconds = 60) {
  const { render, close } = createRenderer({ threads: 1, seconds })
  onTestFinished(close)
  const controller = new AbortController()
  const run = (wanted: RenderOrder, onProgress = () => undefined) =>
    render(wanted, { by: 'somebody', signal: controller.signal, onProgress })
  return { run, controller }
}

it('gives the bytes of drawings and of data', async () => {
  const { run } = renderer()
  const text = async (format: string) => new TextDecoder().decode(await run(order(format)))
  expect(await text('svg')).toContain('<svg')
  expect(await text('md')).toContain('Topic 1')
})

it('says what cannot be exported so, and goes on with the next', async () => {
  const { run } = renderer()
  const refusal = async (wanted: RenderOrder) => {
    const error = await run(wanted).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ExportRefused)
    return (error as ExportRefused).failure
  }
  expect(await refusal(order('png', 400, { settings: { scale: 4 } }))).toMatchObject({
    errno: -413,
    code: 'x-export-too-large-image',
    params: { max: 15_000 },
  })
  expect(await refusal(order('svg', 2, { settings: { part: 'nowhere' } }))).toMatchObject({ errno: -500 })
  await expect(run(order('svg', 2, { content: '{' }))).rejects.toThrow('JSON')
  expect((await run(order('txt'))).byteLength).toBeGreaterThan(0)
})

it('ends what takes too long, and what nobody wants any more', async () => {
  await expect(renderer(0.05).run(order('pdf', 3_000))).rejects.toThrow(TookTooLong)
  const { run, controller } = renderer()
  const rendered = run(order('pdf', 3_000))
  controller.abort(new Error('cancelled'))
  await expect(rendered).rejects.toThrow('cancelled')
})
