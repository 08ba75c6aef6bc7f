import { afterEach, expect, test, vi } from 'vitest'
import { HeadlessEditor } from '../../../../../../tests/kit/editor/headless-editor.ts'

/** Frames that come when they are asked for. */
function holdFrames() {
  const waiting = new Map<number, () => void>()
  let last = 0
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    waiting.set(++last, run)
    return last
  })
  vi.stubGlobal('cancelAnimationFrame', (nth: number) => waiting.delete(nth))
  return () => {
    const runs = [...waiting.values()]
    waiting.clear()
    for (const run of runs) run()
  }
}

afterEach(() => vi.unstubAllGlobals())

test("changes of others are composed once a frame, or together with one's own", async () => {
  const opened = await HeadlessEditor.open(['Plan', '  Alpha', '  Beta'])
  const { editor } = opened
  const nextFrame = holdFrames()
  const [alpha, beta] = [opened.idOf('Alpha'), opened.idOf('Beta')]
  let compositions = 0
  editor.scene.subscribe(() => compositions++)
  const write = (id: string, text: string) =>
    opened.byAnother({ type: 'editText', id, delta: [{ delete: 1 }, { insert: text }] })
  for (const letter of 'abcdefgh') write(alpha, letter)
  write(beta, 'x')
  expect(compositions).toBe(0)
  nextFrame()
  expect(compositions).toBe(1)
  expect(editor.scene.get().placeOf(alpha)?.face.node.text.text).toBe('hlpha')
  expect(editor.scene.get().placeOf(beta)?.face.node.text.text).toBe('xeta')

  // Own letters are shown with what others have done by then, and nothing of it is composed twice.
  write(alpha, 'z')
  compositions = 0
  editor.execute({ type: 'editText', id: beta, delta: [{ delete: 1 }, { insert: 'y' }] })
  expect(editor.scene.get().placeOf(alpha)?.face.node.text.text).toBe('zlpha')
  expect(editor.scene.get().placeOf(beta)?.face.node.text.text).toBe('yeta')
  nextFrame()
  expect(compositions).toBe(1)
})

test('a topic that somebody deletes within the same frame is lost as ever, with its words offered back', async () => {
  const opened = await HeadlessEditor.open(['Plan', '  Alpha'])
  const { editor } = opened
  const alpha = opened.idOf('Alpha')
  opened.select('Alpha')
  opened.type('Words')
  const nextFrame = holdFrames()
  opened.byAnother({ type: 'deleteNodes', ids: [alpha] })
  nextFrame()
  expect(opened.isWriting()).toBe(false)
  expect(editor.selection.get()).toEqual([])
})

test('in a tab that draws no frames, changes of others are shown a moment later all the same', async () => {
  const opened = await HeadlessEditor.open(['Plan', '  Alpha'])
  const { editor } = opened
  holdFrames()
  vi.useFakeTimers()
  const alpha = opened.idOf('Alpha')
  opened.byAnother({ type: 'editText', id: alpha, delta: [{ insert: 'New ' }] })
  const shown = () => editor.scene.get().placeOf(alpha)?.face.node.text.text
  expect(shown()).toBe('Alpha')
  vi.advanceTimersByTime(500)
  expect(shown()).toBe('New Alpha')
  vi.useRealTimers()
})
