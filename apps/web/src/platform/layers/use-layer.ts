import { useEffect, useRef } from 'react'
import { isPhone } from '../phone.ts'
import { createLayers, type Layers } from './layers.ts'

let layers: Layers | null = null

function layersOfPage(): Layers {
  if (layers) return layers
  const made = createLayers(history, (act) => setTimeout(act))
  addEventListener('popstate', () => made.arrive())
  layers = made
  return made
}

/** On a phone Back closes it, as long as it is open. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!isOpen || !isPhone()) return
    return layersOfPage().open(() => latest.current())
  }, [isOpen])
}
