import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureDimensions } from './picture-dimensions.ts'

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } })

test('a picture says how large it is before it is decoded', async () => {
  expect(pictureDimensions(await picture(300, 20).png().toBuffer())).toEqual({ width: 300, height: 20 })
  expect(pictureDimensions(await picture(30, 200).jpeg().toBuffer())).toEqual({ width: 30, height: 200 })
  const noted = picture(64, 48)
    .jpeg({ progressive: true })
    .withExif({ IFD0: { Copyright: 'x'.repeat(5000) } })
  expect(pictureDimensions(await noted.toBuffer())).toEqual({ width: 64, height: 48 })
})

test('what is cut off or no picture says nothing, and nothing breaks', async () => {
  const whole = await picture(30, 200).jpeg().toBuffer()
  expect(pictureDimensions(whole.subarray(0, 30))).toBeNull()
  expect(pictureDimensions(new Uint8Array([0x89, 0x50]))).toBeNull()
  expect(pictureDimensions(new Uint8Array())).toBeNull()
  expect(pictureDimensions(new Uint8Array(100).fill(0xff))).toBeNull()
})
