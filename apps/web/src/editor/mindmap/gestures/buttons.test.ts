import { newMap, openMap } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { expect, test } from 'vitest'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { openMapEditor } from '../../../../../../tests/kit/editor/open-map-editor.ts'
import { toScreen } from '../../core/viewport/viewport.ts'
import { isOnButton } from './buttons.ts'
import { growPlace } from './grow-place.ts'
import { hitAt } from './hit.ts'

test.each([0.5, 1, 2])('A: a button is hit up to 16 pixels of the screen from its middle, at zoom %d', (zoom) => {
  const middle = { x: 100, y: 40 }
  const hits = (x: number, y: number) => isOnButton(middle, { x: middle.x + x / zoom, y: middle.y + y / zoom }, zoom)
  for (const way of [-1, 1]) {
    expect([hits(15 * way, 0), hits(0, 15 * way), hits(15 * way, 15 * way)]).toEqual([true, true, true])
    expect([hits(17 * way, 0), hits(0, 17 * way)]).toEqual([false, false])
  }
})

test('A: a finger that misses the + or the number of a folded branch by 15 pixels still presses it, by 17 not', async () => {
  const document = openMap(newMap({ text: 'Root', root: 'root', layout: 'right' }))
  const folded = { id: 'a', text: 'Alpha', children: [{ id: 'a1', text: 'One' }] }
  document.execute({ type: 'addTree', forest: [folded, { id: 'b', text: 'Beta' }], to: { parent: 'root' } })
  document.execute({ type: 'setFold', ids: ['a'], folded: true })
  const editor = openMapEditor({ document, measurer: plainMeasurer, fonts: Promise.resolve() })
  editor.screen.set({ width: 1200, height: 800 })
  await editor.ready
  editor.selectTopics(['b'])
  const [alpha, beta] = ['a', 'b'].map((id) => editor.scene.get().placeOf(id))
  const { zoom } = editor.view.get()
  // To the right of it, where nothing else is.
  const beside = (at: Point | null | undefined, pixels: number) => {
    if (!at) throw new Error('There is such a button')
    const { x, y } = toScreen(editor.view.get(), at)
    return hitAt(editor, { x: x + pixels, y })?.part
  }
  const grow = beta && growPlace(editor.scene.get(), beta, zoom)
  expect([beside(grow, 15), beside(grow, 17)]).toEqual(['grow', undefined])
  expect([beside(alpha?.fold?.at, 15), beside(alpha?.fold?.at, 17)]).toEqual(['fold', undefined])
})
