/**
 * What lies over the page on a phone, each thing with an entry of the browser's history: Back closes the topmost instead of leaving the
 * page. An entry says how many layers lie over its page, so that whatever moves through the history finds out what is to be closed.
 */
export interface LayerHistory {
  readonly state: unknown
  pushState(state: unknown, unused: string): void
  replaceState(state: unknown, unused: string): void
  back(): void
}

export interface Layers {
  /** One more thing lies over the page; gives back how to say that it has closed. */
  open(close: () => void): () => void
  /** The browser has gone to another entry. */
  arrive(): void
}

interface Layer {
  readonly close: () => void
}

export function createLayers(history: LayerHistory, later: (act: () => void) => void): Layers {
  const layers: Layer[] = []

  // Of before the page was loaded anew: nothing lies over it now.
  if (countIn(history.state) > 0) history.replaceState(stateWith(history.state, 0), '')

  /** Closing something often opens something else or leads to another page: only what is left after that is gone back from. */
  const leaveEntries = () =>
    later(() => {
      if (countIn(history.state) > layers.length) history.back()
    })

  return {
    open: (close) => {
      const layer = { close }
      layers.push(layer)
      const state = stateWith(history.state, layers.length)
      // The entry of something that has just closed serves for what comes in its place.
      if (countIn(history.state) >= layers.length) history.replaceState(state, '')
      else history.pushState(state, '')
      return () => {
        const place = layers.indexOf(layer)
        if (place === -1) return
        layers.splice(place, 1)
        leaveEntries()
      }
    },
    arrive: () => {
      const count = countIn(history.state)
      for (const { close } of layers.splice(count).reverse()) close()
      // Forward, or from another page, to where something lay that is not there any more.
      leaveEntries()
    },
  }
}

const field = 'ramifyLayers'

function countIn(state: unknown): number {
  const count = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[field] : 0
  return typeof count === 'number' ? count : 0
}

const stateWith = (state: unknown, count: number) => ({
  ...(typeof state === 'object' && state !== null ? state : {}),
  [field]: count,
})
