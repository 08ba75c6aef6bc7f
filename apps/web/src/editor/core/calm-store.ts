import { createStore, type ReadStore } from '../../platform/store.ts'

const restMs = 150

interface Options {
  /** Whenever these change the value is taken over at once: the field points at what is selected. */
  readonly urgent: ReadStore<unknown>
  /** While this is not null, something changes with every frame that need not be heard. */
  readonly busy?: ReadStore<unknown>
}

/**
 * A value for those who hear it. What is typed may come a moment later than it is seen, so that no key waits for it.
 */
export function calmStore<Value>(source: ReadStore<Value>, { urgent, busy }: Options): ReadStore<Value> {
  const calm = createStore(source.get())
  const takeUp = () => calm.set(source.get())
  return {
    get: calm.get,
    subscribe: (listener) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = () => {
        timer ??= setTimeout(() => {
          timer = undefined
          if ((busy?.get() ?? null) === null) takeUp()
          else wait()
        }, restMs)
      }
      takeUp()
      const stops = [
        calm.subscribe(listener),
        source.subscribe(wait),
        urgent.subscribe(takeUp),
        () => clearTimeout(timer),
      ]
      return () => stops.forEach((stop) => void stop())
    },
  }
}
