import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ImageReader } from './image-reader.ts'

test('S9: the picture of one person does not wait for all those of another', async () => {
  const images = new ImageReader()
  const done: string[] = []
  // None of them is there, which is soon found out.
  const shrink = (by: string) =>
    images.shrink({ received: join(tmpdir(), 'no-such-picture') }, by).catch(() => done.push(by))
  await Promise.all(['eve', 'eve', 'eve', 'eve', 'eve', 'eve', 'ann'].map(shrink))
  expect(done).toHaveLength(7)
  // Two were begun before, and one of eve's was first in line.
  expect(done.indexOf('ann')).toBeLessThan(5)
  images.close()
  await expect(images.shrink({ received: 'x' }, 'ann')).rejects.toThrow('any more')
})
