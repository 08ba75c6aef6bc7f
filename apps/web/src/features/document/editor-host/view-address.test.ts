import { expect, test } from 'vitest'
import { HeadlessEditor } from '../../../../../../tests/kit/editor/headless-editor.ts'
import { toMap } from '../../../editor/core/viewport/viewport.ts'
import { viewInAddress } from './view-address.ts'

const opened = async () => (await HeadlessEditor.open(['Plan', '  Alpha', '  Beta'])).editor

test('an address says how large a document is shown, and which of its points is in the middle', async () => {
  const editor = await opened()
  const { x, y, width, height } = editor.scene.get().bounds
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  const view = viewInAddress(`?zoom=1.25&position=${middle.x},${middle.y}`, editor)
  const screen = editor.screen.get()
  expect(view?.zoom).toBe(1.25)
  expect(view && toMap(view, { x: screen.width / 2, y: screen.height / 2 })).toMatchObject(middle)
})

test('nobody is shown it larger than anybody can zoom', async () => {
  const editor = await opened()
  expect(viewInAddress('?zoom=9999&position=0,0', editor)?.zoom).toBe(4)
  const smallest = viewInAddress('?zoom=0.00001&position=0,0', editor)?.zoom ?? 0
  expect(smallest).toBeGreaterThan(0.01)
})

test.each([
  '',
  '?zoom=1',
  '?position=0,0',
  '?zoom=big&position=0,0',
  '?zoom=1&position=here',
  '?zoom=1&position=,',
  '?zoom=-2&position=0,0',
  '?zoom=Infinity&position=0,0',
  '?zoom=1&position=0,NaN',
  '?zoom=1&position=900000,900000',
])('what says nothing, or leads to where nothing is, is ignored: %s', async (search) => {
  expect(viewInAddress(search, await opened())).toBe(null)
})
