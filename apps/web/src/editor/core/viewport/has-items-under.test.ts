import { inflate, type Rect } from '@ramify/geometry'
import { expect, test } from 'vitest'
import { HeadlessEditor } from '../../../../../../tests/kit/editor/headless-editor.ts'
import { hasItemsUnder } from './has-items-under.ts'

test('a place on the screen has topics under it only while one reaches it, however far the map is zoomed', async () => {
  const map = await HeadlessEditor.open(['Plan', '  Alpha', '    One', '  Beta'], { layout: 'right' })
  const { editor } = map
  for (const zoom of [1, 0.4, 2.5]) {
    editor.view.set({ ...editor.view.get(), zoom })
    const isHidden = (place: Rect) => hasItemsUnder(editor.scene.get(), editor.view.get(), place)
    const alpha = map.boxOf('Alpha')
    expect(isHidden({ x: alpha.x + alpha.width - 2, y: alpha.y + alpha.height - 2, width: 40, height: 20 })).toBe(true)
    // Between a topic and the next there are lines, which may be covered.
    const one = map.boxOf('One')
    const gap = { x: alpha.x + alpha.width, y: alpha.y, width: one.x - alpha.x - alpha.width, height: alpha.height }
    expect(isHidden(inflate(gap, -1))).toBe(false)
  }
})
