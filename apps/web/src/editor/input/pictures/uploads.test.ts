import type { ImageReference } from '@ramify/document'
import { expect, test, vi } from 'vitest'
import { speakKeys } from '../../../../../../tests/kit/editor/speaking.ts'
import type { AddedPicture, PictureOrder } from '../../../platform/assets/add-picture.ts'
import { createUploads, uploadImage } from './uploads.ts'

const patience = { timeout: 10_000 }

speakKeys()

/** An editor that does nothing but keep pictures, each when it is told to. */
function setUp() {
  const asked: { name: string; order: PictureOrder; answer: PromiseWithResolvers<AddedPicture> }[] = []
  const assets = {
    url: async () => null,
    refusal: () => null,
    add: (file: Blob, order: PictureOrder) => {
      const answer = Promise.withResolvers<AddedPicture>()
      order.signal.addEventListener('abort', () => answer.reject(order.signal.reason))
      asked.push({ name: (file as File).name, order, answer })
      return answer.promise
    },
  }
  const editor = { assets, uploads: createUploads() }
  const used: ImageReference[] = []
  const upload = (name: string) => uploadImage(editor, new File(['x'], name), (image) => used.push(image))
  const shown = () => editor.uploads.get().map(({ name, share }) => [name, share])
  return { asked, editor, used, upload, shown }
}

test('pictures go one after the other, say how far they are, and come in small', async () => {
  const { asked, used, upload, shown } = setUp()
  upload('a')
  upload('b')
  await vi.waitFor(() => expect(asked).toHaveLength(1), patience)
  asked[0]?.order.onProgress(0.5)
  expect(shown()).toEqual([
    ['a', 0.5],
    ['b', 0],
  ])
  asked[0]?.answer.resolve({ resource: 'r', width: 800, height: 300 })
  await vi.waitFor(() => expect(asked).toHaveLength(2), patience)
  expect(used).toEqual([{ resource: 'r', width: 200, height: 75 }])
  expect(shown()).toEqual([['b', 0]])
})

test('one that is stopped is not used, whether it was on its way or waiting', async () => {
  const { asked, editor, used, upload, shown } = setUp()
  for (const name of ['a', 'b', 'c']) upload(name)
  await vi.waitFor(() => expect(asked).toHaveLength(1), patience)
  const [first, second] = editor.uploads.get()
  second?.cancel()
  first?.cancel()
  await vi.waitFor(() => expect(asked.map(({ name }) => name)).toEqual(['a', 'c']), patience)
  expect(shown()).toEqual([['c', 0]])
  asked[1]?.answer.resolve({ resource: 'r', width: 8, height: 8 })
  await vi.waitFor(() => expect(used).toHaveLength(1), patience)
  expect(shown()).toEqual([])
})
