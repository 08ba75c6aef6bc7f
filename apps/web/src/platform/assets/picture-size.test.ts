import { expect, test } from 'vitest'
import { storedSize } from './picture-size.ts'

test('a stored copy keeps the proportion, is as small as the preset says, and never larger than the picture', () => {
  expect(storedSize({ width: 4000, height: 3000 }, '1080p')).toEqual({ width: 1440, height: 1080 })
  expect(storedSize({ width: 3000, height: 4000 }, '640p')).toEqual({ width: 640, height: 853 })
  expect(storedSize({ width: 800, height: 600 }, '640p')).toEqual({ width: 800, height: 600 })
  expect(storedSize({ width: 9000, height: 9000 }, 'original')).toEqual({ width: 9000, height: 9000 })
  expect(storedSize({ width: 100_000, height: 1 }, '640p')).toEqual({ width: 100_000, height: 1 })
})
