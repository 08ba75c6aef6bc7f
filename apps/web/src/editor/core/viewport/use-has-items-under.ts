import { type RefObject, useEffect, useState } from 'react'
import { subscribeToAll } from '../../../platform/store.ts'
import type { MapEditor } from '../../mindmap/map-editor.ts'
import { shownAs } from '../shown-as.ts'
import { hasTopicsUnder } from './has-items-under.ts'
import { restingView } from './resting-view.ts'
import { placeOnMap } from './use-cover.ts'

/** So long nothing may change before it is looked at, in milliseconds: measuring makes the browser lay out the page. */
const settle = 100

/** Whether an element that lies over the map hides topics, asked whenever the map has come to rest. */
export function useHasTopicsUnder(editor: MapEditor, element: RefObject<HTMLElement | null>): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const isMap = shownAs(editor).get() === 'map'
      const place = isMap && element.current ? placeOnMap(element.current) : null
      setOver(place !== null && hasTopicsUnder(editor.scene.get(), editor.view.get(), place))
    }
    const lookLater = () => {
      clearTimeout(timer)
      timer = setTimeout(look, settle)
    }
    lookLater()
    const stop = subscribeToAll([restingView(editor), editor.scene, editor.screen, shownAs(editor)], lookLater)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [editor, element])
  return isOver
}
