import { type RefObject, useEffect, useState } from 'react'
import { subscribeToAll } from '../../../platform/store.ts'
import type { CoreEditor } from '../editor.ts'
import { hasItemsUnder } from './has-items-under.ts'
import { placeOnMap } from './use-cover.ts'

/** So long nothing may change before it is looked at, in milliseconds: measuring makes the browser lay out the page. */
const settle = 100

/** Whether an element that lies over the page hides items, asked whenever it has come to rest. */
export function useHasItemsUnder(editor: CoreEditor, element: RefObject<HTMLElement | null>): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const isMap = editor.shownAs.get() === 'map'
      const place = isMap && element.current ? placeOnMap(element.current) : null
      setOver(place !== null && hasItemsUnder(editor.scene.get(), editor.view.get(), place))
    }
    const lookLater = () => {
      clearTimeout(timer)
      timer = setTimeout(look, settle)
    }
    lookLater()
    const stop = subscribeToAll([editor.restingView, editor.scene, editor.screen, editor.shownAs], lookLater)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [editor, element])
  return isOver
}
