import type { CoreEditor } from '../editor.ts'
import type { Viewport } from './viewport.ts'

/**
 * Moves an element with the view by one transform, outside React. While it moves it is a layer of the compositor, which
 * keeps its pixels: nothing is laid out or painted, and zooming blurs it until the view rests.
 */
export function followView(
  element: HTMLElement | SVGSVGElement,
  editor: Pick<CoreEditor, 'view' | 'restingView'>,
  transform: (view: Viewport, resting: Viewport) => string,
): () => void {
  const { restingView: resting } = editor
  const follow = () => {
    const view = editor.view.get()
    const rest = resting.get()
    element.style.willChange = view === rest ? '' : 'transform'
    element.style.transform = transform(view, rest)
  }
  const stops = [editor.view.subscribe(follow), resting.subscribe(follow)]
  follow()
  return () => stops.forEach((stop) => void stop())
}

/** For what is in map coordinates. */
export function fromMap({ x, y, zoom }: Viewport): string {
  return `translate(${-x * zoom}px, ${-y * zoom}px) scale(${zoom})`
}

/** For what is in coordinates of the screen, placed for the resting view. */
export function fromRest(view: Viewport, rest: Viewport): string {
  if (view === rest) return ''
  const { x, y, zoom } = view
  return `translate(${(rest.x - x) * zoom}px, ${(rest.y - y) * zoom}px) scale(${zoom / rest.zoom})`
}
