import { afterEach, expect, test, vi } from 'vitest'

const asked = vi.hoisted(() => [] as unknown[])
vi.mock('../../../platform/api/api.ts', () => ({
  api: async (path: string, body: unknown) => {
    asked.push([path, body])
    return { uploads: [{ upload_url: '/api/export_upload/ticket' }] }
  },
}))
vi.mock('../../../platform/session/session-store.ts', () => ({ currentToken: () => 'secret' }))
const { serveBlob } = await import('./serve-blob.ts')

afterEach(() => vi.unstubAllGlobals())

function answering(answer: object) {
  const sent: RequestInit[] = []
  vi.stubGlobal('location', { origin: 'https://maps.example' })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push(address)
    sent.push(init)
    return Response.json(answer)
  })
  return sent
}

const { signal } = new AbortController()
const blob = new Blob(['drawn'], { type: 'image/png' })

test('a file that the page has made is put on the server, and has an address there', async () => {
  const told = { file: '/api/exported/abc', file_name: 'Plan.png', media_type: 'image/png', size: 5, expires_at: 9 }
  const sent = answering({ errno: 0, data: { task_id: 'task', ...told } })
  const { file, ...rest } = told
  expect(await serveBlob(blob, 'Plan.png', signal)).toEqual({ url: `https://maps.example${file}`, ...rest })
  expect(asked).toEqual([
    ['/export_authentications', { task_type: 109, filenames: ['Plan.png'] }],
    '/api/export_upload/ticket',
  ])
  // The address is all the right it needs.
  expect(JSON.stringify(sent)).not.toContain('secret')
})

test('where the server does not take it, the export has failed', async () => {
  answering({ errno: -413 })
  await expect(serveBlob(blob, 'Plan.png', signal)).rejects.toMatchObject({ errno: -413 })
  answering({ errno: 0 })
  await expect(serveBlob(blob, 'Plan.png', signal)).rejects.toMatchObject({ errno: null })
})
