import { intersects } from '@ramify/geometry'
import type { ShownAs } from '../../../editor/core/editor.ts'
import { leastZoom } from '../../../editor/core/viewport/first-view.ts'
import { centred, clampZoom, toMap, type Viewport, visibleRect } from '../../../editor/core/viewport/viewport.ts'
import type { Editor } from '../../../editor/editor-kind.ts'

/** Long after the last move: an address that changes with every step costs, and says nothing. */
const rest = 600

/** `?view=outline` where the map is looked at as an outline. */
export function shownInAddress(search: string): ShownAs {
  return new URLSearchParams(search).get('view') === 'outline' ? 'outline' : 'map'
}

/** `?zoom=1.25&position=120,-40`: how large the map is shown, and which of its points is in the middle. */
export function viewInAddress(search: string, editor: Editor): Viewport | null {
  const params = new URLSearchParams(search)
  const zoom = Number(params.get('zoom') ?? Number.NaN)
  const [x, y] = (params.get('position') ?? '').split(',').map((part) => (part === '' ? Number.NaN : Number(part)))
  if (x === undefined || y === undefined || ![zoom, x, y].every(Number.isFinite) || zoom <= 0) return null
  const screen = editor.screen.get()
  const view = centred({ x, y, width: 0, height: 0 }, screen, clampZoom(zoom, leastZoom(editor.scene.get(), screen)))
  // The map may have moved since, or somebody has typed a number: nobody is led to where nothing is.
  return intersects(visibleRect(view, screen), editor.scene.get().bounds) ? view : null
}

/** `?branch=…`: the topic whose branch is shown as if it were the map; null for the whole map. */
export const branchInAddress = (search: string): string | null => new URLSearchParams(search).get('branch')

/** Keeps the address of the page at what is looked at, so that who copies it shows the same. */
export function keepViewInAddress(editor: Editor): () => void {
  const shown = editor.shownAs
  // Flowcharts have pages, too, and remember theirs otherwise.
  const pages = editor.kind.name === 'mindmap' ? editor.kind.pages : undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    const { width, height } = editor.screen.get()
    const view = editor.view.get()
    const { x, y } = toMap(view, { x: width / 2, y: height / 2 })
    const address = new URL(location.href)
    address.searchParams.set('zoom', String(Number(view.zoom.toFixed(3))))
    address.searchParams.set('position', `${Math.round(x)},${Math.round(y)}`)
    const part = pages?.shown(editor).get() ?? ''
    if (part === '') address.searchParams.delete('branch')
    else address.searchParams.set('branch', part)
    if (shown.get() === 'outline') address.searchParams.set('view', 'outline')
    else address.searchParams.delete('view')
    // A comma is a letter like others here, and easier to read.
    history.replaceState(history.state, '', address.href.replaceAll('%2C', ','))
  }
  const stop = editor.view.subscribe(() => {
    clearTimeout(waiting)
    waiting = setTimeout(write, rest)
  })
  const stopShown = shown.subscribe(write)
  const stopPart = pages?.shown(editor).subscribe(write)
  return () => {
    stop()
    stopShown()
    stopPart?.()
    clearTimeout(waiting)
  }
}
