import { useCallback } from 'react'
import type { CoreEditor } from '../editor.ts'

/** For the `ref` of what lies over the map: topics that are brought into view are kept clear of it. */
export function useCover(editor: CoreEditor | null): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (element) => {
      if (!element || !editor) return undefined
      const { covers } = editor
      const observer = new ResizeObserver(covers.change)
      observer.observe(element)
      const remove = covers.add(() => placeOnMap(element))
      return () => {
        observer.disconnect()
        remove()
      }
    },
    [editor],
  )
}

/** From the corner of the map; nowhere while there is no map to lie on. */
export function placeOnMap(element: HTMLElement) {
  // A version lies over the map that it is one of: each has its own part of the page.
  const page = element.closest('main') ?? document
  const map = page.querySelector('[data-map]')?.getBoundingClientRect()
  const { x, y, width, height } = element.getBoundingClientRect()
  return map ? { x: x - map.x, y: y - map.y, width, height } : { x: 0, y: 0, width: 0, height: 0 }
}
