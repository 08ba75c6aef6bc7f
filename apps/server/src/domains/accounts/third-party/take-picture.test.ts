import { expect, test } from 'vitest'
import { createLog } from '../../../platform/log.ts'
import type { Picture } from '../profile/avatars.ts'
import { takePicture } from './take-picture.ts'

const bytes = Uint8Array.of(1, 2, 3)

/** A provider's picture, as it comes and as it is made anew. */
function taking(fetchPicture: () => Promise<{ bytes: Uint8Array; type: string }>) {
  const put: [string, Picture][] = []
  const take = takePicture({
    avatars: { put: async (personId, picture) => void put.push([personId, picture]) },
    checkPicture: async (given, type) => {
      if (type !== 'image/png') throw new Error('no picture')
      return { bytes: given.toReversed(), type }
    },
    log: createLog('silent'),
    fetchPicture,
  })
  return { take, put }
}

test('a picture is checked and becomes the avatar', async () => {
  const { take, put } = taking(async () => ({ bytes, type: 'image/png' }))
  await take('ann', 'https://pictures.example/1')
  expect(put).toEqual([['ann', { bytes: bytes.toReversed(), type: 'image/png' }]])
})

test('T29, T32: what is no picture, or is not to be had, holds nobody up', async () => {
  for (const fetchPicture of [
    async () => ({ bytes, type: 'image/svg+xml' }),
    () => Promise.reject(new Error('Not a public address')),
  ]) {
    const { take, put } = taking(fetchPicture)
    await take('ann', 'https://pictures.example/1')
    expect(put).toEqual([])
  }
  const { take, put } = taking(() => Promise.reject(new Error('must not be asked')))
  await take('ann', null)
  expect(put).toEqual([])
})
