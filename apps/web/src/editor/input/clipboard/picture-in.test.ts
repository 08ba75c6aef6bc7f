import { expect, it } from 'vitest'
import { pictureIn } from './picture-in.ts'

it('a picture in the clipboard counts where there are no words beside it', () => {
  const file = new File(['x'], 'a.png', { type: 'image/png' })
  expect(pictureIn([new File(['x'], 'a.txt', { type: 'text/plain' }), file], '')).toBe(file)
  expect(pictureIn([file], 'words of a table')).toBeNull()
  expect(pictureIn([], '')).toBeNull()
})
