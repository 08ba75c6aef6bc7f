import type { Editor } from '../editor.ts'
import type { Viewport } from '../viewport/viewport.ts'

/** Longer than between two frames of a gesture, short enough to be sharp before anybody looks closely. */
const settle = 120

/**
 * Moves the near layer with the view by one transform, outside React. While it moves it is a layer of the compositor, which
 * keeps its pixels and so is blurred by zooming; left alone for a moment it is drawn sharp.
 */
export function moveWorld(world: HTMLElement, editor: Editor): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const place = ({ x, y, zoom }: Viewport) => {
    world.style.transform = `translate(${-x * zoom}px, ${-y * zoom}px) scale(${zoom})`
  }
  const stop = editor.view.subscribe(() => {
    world.style.willChange = 'transform'
    place(editor.view.get())
    clearTimeout(timer)
    timer = setTimeout(() => {
      world.style.willChange = ''
    }, settle)
  })
  place(editor.view.get())
  return () => {
    clearTimeout(timer)
    stop()
  }
}
