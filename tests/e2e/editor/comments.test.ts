import { expect, test } from 'vitest'
import { editorJourneys, eventually } from './editor-journey.ts'

const open = editorJourneys()

test('comments are a mark with their number, opened by a press and by keys', async () => {
  const editor = await open(['Plan', '  Alpha', '  Beta'], { comments: { Alpha: 3 } })
  await editor.words('3').waitFor()
  await editor.click(editor.words('3'))
  await eventually(() => editor.askedFor()).toBe('Comments on Alpha')
  await eventually(() => editor.selected()).toEqual(['Alpha, 3 comments'])
  await editor.select('Beta')
  await editor.press('Alt+c')
  await eventually(() => editor.askedFor()).toBe('Comments on Beta')
})

test('without anybody who comments there is no mark, and the keys open nothing', async () => {
  const editor = await open(['Plan', '  Alpha'])
  await editor.select('Alpha')
  await editor.press('Alt+c')
  expect(await editor.askedFor()).toBe('')
})
