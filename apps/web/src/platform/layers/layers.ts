/**
 * What lies over the page on a phone, each thing with an entry of the browser's history: Back closes the topmost instead of leaving the
 * page. An entry says how many layers lie over its page, so that whatever moves through the history finds out what is to be closed.
 */
export interface LayerHistory {
  readonly state: unknown
  pushState(state: unknown, unused: string, address?: string | URL | null): void
  replaceState(state: unknown, unused: string, address?: string | URL | null): void
  back(): void
}

export interface Layers {
  /** One more thing lies over the page; gives back how to say that it has closed. */
  open(close: () => void): () => void
  /** The browser has gone to another entry. */
  arrive(): void
  /**
   * The app goes to another page or changes the address. While an entry is being left that waits: browsers take the step back from where
   * they are by then, and the page that was gone to would be gone at once.
   */
  write(how: 'pushState' | 'replaceState', state: unknown, address?: string | URL | null): void
}

interface Layer {
  readonly close: () => void
  isOpen: boolean
}

export function createLayers(history: LayerHistory, later: (act: () => void) => void): Layers {
  const layers: Layer[] = []
  /** The state of the entry that is being left: browsers go back some time after they are asked to. */
  let leaving: unknown = null
  const written: (() => void)[] = []

  // Of before the page was loaded anew: nothing lies over it now.
  if (countIn(history.state) > 0) history.replaceState(stateWith(history.state, 0), '')

  const isLeaving = () => leaving !== null && leaving === history.state

  /** An entry for each layer that has none. While one is being left they wait until that has happened. */
  const enter = () => {
    if (isLeaving()) return
    for (let count = countIn(history.state) + 1; count <= layers.length; count++) {
      history.pushState(stateWith(history.state, count), '')
    }
  }

  /**
   * Closing something often opens something else or leads to another page: only what is left after that is gone back from. One entry at a
   * time: a second step that is asked for before the first one is over would lead out of the page.
   */
  const leaveEntries = () =>
    later(() => {
      if (isLeaving() || countIn(history.state) <= layers.length) return
      leaving = history.state
      history.back()
    })

  /** Closes all above so many. What stays, because it asks first or has something unsaved, keeps its place and gets an entry again. */
  const closeAbove = (count: number) => {
    const closing = layers.splice(count)
    for (const { close } of closing.toReversed()) close()
    later(() => {
      layers.splice(count, 0, ...closing.filter(({ isOpen }) => isOpen))
      enter()
    })
  }

  return {
    open: (close) => {
      const layer: Layer = { close, isOpen: true }
      layers.push(layer)
      enter()
      return () => {
        layer.isOpen = false
        const place = layers.indexOf(layer)
        if (place === -1) return
        layers.splice(place, 1)
        leaveEntries()
      }
    },
    arrive: () => {
      const isOurs = leaving !== null
      leaving = null
      for (const write of written.splice(0)) write()
      // What has opened since we went back is not what somebody wants to close.
      if (isOurs) enter()
      else closeAbove(countIn(history.state))
      // Forward, or from another page, to where something lay that is not there any more.
      leaveEntries()
    },
    write: (how, state, address) => {
      if (!isLeaving()) return history[how](state, '', address)
      // The state of the entry that is being left says how many layers lay there: not so many lie over the one below it.
      written.push(() => history[how](stateWith(state, how === 'pushState' ? 0 : countIn(history.state)), '', address))
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
