import { useEffect, useRef } from 'react'
import { isPhone } from '../phone.ts'
import { createLayers, type Layers } from './layers.ts'

let layers: Layers | null = null

function layersOfPage(): Layers {
  if (layers) return layers
  // With the router's own wrapping inside: it hears of a change when it happens.
  const [pushState, replaceState] = [history.pushState.bind(history), history.replaceState.bind(history)]
  const entries = {
    get state(): unknown {
      return history.state
    },
    ...{ pushState, replaceState, back: () => history.back() },
  }
  const made = createLayers(entries, (act) => setTimeout(act))
  history.pushState = (state, _unused, address) => made.write('pushState', state, address)
  history.replaceState = (state, _unused, address) => made.write('replaceState', state, address)
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
