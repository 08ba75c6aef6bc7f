import type { Editor } from '../editor.ts'

/** Longer than between two frames of a gesture. */
const settle = 120

/**
 * Moves a sheet with the view, outside React. While it moves it is a layer of the compositor, so that panning paints
 * nothing; only another zoom draws it again.
 */
export function followView(sheet: SVGSVGElement, scaled: SVGGElement, editor: Editor): () => void {
  let drawn = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const place = () => {
    const { x, y, zoom } = editor.view.get()
    sheet.style.transform = `translate(${-x * zoom}px, ${-y * zoom}px)`
    if (zoom === drawn) return
    drawn = zoom
    scaled.setAttribute('transform', `scale(${zoom})`)
  }
  const stop = editor.view.subscribe(() => {
    sheet.style.willChange = 'transform'
    place()
    clearTimeout(timer)
    timer = setTimeout(() => {
      sheet.style.willChange = ''
    }, settle)
  })
  place()
  return () => {
    clearTimeout(timer)
    stop()
  }
}
