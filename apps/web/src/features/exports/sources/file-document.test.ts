import { expect, test } from 'vitest'
import { fileDocument } from './file-document.ts'

const content = {
  root: { data: { id: 'a', text: 'A', files: [{ id: 'offer', name: 'Offer.pdf' }] }, children: [] },
  resources: ['photo', 'comments', 'offer', 'gone'].map((resource_id) => ({ resource_id })),
}

/** As the server answers: what is no picture comes only as a file. */
const stored: Readonly<Record<string, Blob>> = {
  photo: new Blob(['png'], { type: 'image/png' }),
  comments: new Blob(['<comments/>'], { type: 'application/octet-stream' }),
  offer: new Blob(['pdf'], { type: 'application/octet-stream' }),
}
const asked: string[] = []
const assets = {
  picture: async (id: string) => (stored[id]?.type.startsWith('image/') ? (stored[id] ?? null) : null),
  attached: async (id: string) => {
    asked.push(id)
    return stored[id] ?? null
  },
}

test('a file of data has what is attached, and what an imported file had beside its pictures', async () => {
  const { resources } = await fileDocument({ kind: 'mindmap', title: 'A', content, assets, use: 'data' })
  expect(resources.map(({ id, name, bytes }) => [id, name, bytes.length])).toEqual([
    ['photo', 'photo.png', 3],
    ['comments', 'comments.bin', 11],
    ['offer', 'Offer.pdf', 3],
  ])
})

test('a drawing waits for pictures alone', async () => {
  asked.length = 0
  const { resources } = await fileDocument({ kind: 'mindmap', title: 'A', content, assets, use: 'drawing' })
  expect(resources.map(({ id }) => id)).toEqual(['photo'])
  expect(asked).toEqual([])
})
