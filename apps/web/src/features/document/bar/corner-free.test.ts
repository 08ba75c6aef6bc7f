import { expect, test } from 'vitest'
import { HeadlessEditor } from '../../../../../../tests/kit/editor/headless-editor.ts'
import { isCornerFree } from './corner-free.ts'

test('the corner below the bar is free where no topic reaches into it, wherever the map is looked at', async () => {
  const { editor } = await HeadlessEditor.open(['Trip', '  Pack'])
  editor.screen.set({ width: 390, height: 844 })
  const root = editor.scene.get().placeOf('root') ?? editor.scene.get().bounds
  const at = (x: number, y: number, zoom: number) =>
    editor.view.set({ x: root.x - x / zoom, y: root.y - y / zoom, zoom })
  for (const zoom of [0.5, 1, 2]) {
    at(300, 60, zoom)
    expect(isCornerFree(editor)).toBe(false)
    at(300, 400, zoom)
    expect(isCornerFree(editor)).toBe(true)
  }
})
