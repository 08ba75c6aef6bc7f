import { useEffect, useRef } from 'react'
import { createLayers, type Layers } from './layers.ts'

let layers: Layers | null = null

function layersOfPage(): Layers {
  if (layers) return layers
  const made = createLayers(history, (act) => setTimeout(act))
  addEventListener('popstate', () => made.arrive())
  layers = made
  return made
}

const phone = globalThis.matchMedia?.('(max-width: 719.98px)')

/** On a phone Back closes it, as long as it is open. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!isOpen || !phone?.matches) return
    return layersOfPage().open(() => latest.current())
  }, [isOpen])
}
