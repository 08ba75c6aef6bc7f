import { leastZoom } from '../../core/viewport/first-view.ts'
import { zoomAt } from '../../core/viewport/viewport.ts'
import type { ViewsEditor } from '../views-editor.ts'

const steps = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

export function zoomIn(editor: ViewsEditor): void {
  const { zoom } = editor.view.get()
  zoomTo(editor, steps.find((step) => step > zoom * 1.01) ?? zoom)
}

export function zoomOut(editor: ViewsEditor): void {
  const { zoom } = editor.view.get()
  zoomTo(editor, steps.findLast((step) => step < zoom * 0.99) ?? 0)
}

/** Around the middle of the screen. */
export function zoomTo({ view, screen, scene }: ViewsEditor, zoom: number): void {
  const { width, height } = screen.get()
  const least = leastZoom(scene.get(), screen.get())
  view.set(zoomAt(view.get(), { x: width / 2, y: height / 2 }, zoom, least))
}
