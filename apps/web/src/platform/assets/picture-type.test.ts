import { expect, test } from 'vitest'
import { pictureType } from './picture-type.ts'

test('a picture is known by how it begins, not by its name', async () => {
  const file = (...bytes: number[]) => new Blob([new Uint8Array(bytes)], { type: 'image/png' })
  expect(await pictureType(file(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0))).toBe('image/png')
  expect(await pictureType(file(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg')
  expect(await pictureType(file(0x47, 0x49, 0x46, 0x38))).toBeNull()
  expect(await pictureType(file())).toBeNull()
})
