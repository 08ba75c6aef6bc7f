import type { Point } from '@ramify/geometry'
import { subscribeToAll } from '../../../platform/store.ts'
import { toMap, visibleRect } from '../../core/viewport/viewport.ts'
import { screenPoints } from '../../input/gestures/screen-points.ts'
import type { InputEditor } from '../../input/input-editor.ts'
import type { ViewsEditor } from '../views-editor.ts'

/** Others are told of so many selected items; more would cover their screen. */
const mostItems = 20
/** Places are rounded to a tenth: nobody sees more, and it is half as long. */
const rounded = (value: number) => Math.round(value * 10) / 10

/** Tells others what is selected, written and looked at; gives back how to stop. */
export function publishPresence(editor: ViewsEditor): () => void {
  const { people, selection, writing, view, screen, shownAs } = editor
  const showSelection = () =>
    people.show({
      selection: selection
        .get()
        .slice(-mostItems)
        .map(({ type, id }) => ({ type, id })),
    })
  const showWriting = () => {
    const item = writing.get()
    people.show({ typing: item && { type: item.type, id: item.id } })
  }
  const showView = () => {
    const { x, y, width, height } = visibleRect(view.get(), screen.get())
    const isSeen = shownAs.get() === 'map' && width > 0
    people.show({
      view: isSeen ? { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) } : null,
      // An outline has no places in common with what others see.
      ...(shownAs.get() === 'outline' && { cursor: null }),
    })
  }
  const page = editor.kind.pages?.shown(editor)
  const showPage = () => {
    if (page) people.show({ page: page.get() })
  }
  showPage()
  showSelection()
  showWriting()
  void editor.ready.then(showView)
  const stops = [
    selection.subscribe(showSelection),
    writing.subscribe(showWriting),
    ...(page ? [page.subscribe(showPage)] : []),
    subscribeToAll([view, screen, shownAs], showView),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Tells others where the pointer is on the page. A finger points at nothing when it is lifted. */
export function publishPointer(element: HTMLElement, editor: InputEditor): () => void {
  const points = screenPoints(element, editor)
  let at: Point | null = null
  const show = () => {
    const place = at && toMap(editor.view.get(), at)
    editor.people.show({ cursor: place && { x: rounded(place.x), y: rounded(place.y) } })
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    at = points.of(event)
    show()
  }
  const onLeave = () => {
    at = null
    show()
  }
  element.addEventListener('pointermove', onMove)
  element.addEventListener('pointerleave', onLeave)
  // Under a pointer that rests another place of the page comes to lie.
  const stopView = editor.view.subscribe(() => {
    if (at) show()
  })
  return () => {
    points.stop()
    stopView()
    element.removeEventListener('pointermove', onMove)
    element.removeEventListener('pointerleave', onLeave)
    onLeave()
  }
}
