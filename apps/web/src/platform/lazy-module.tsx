import { type ComponentType, type ReactNode, useEffect } from 'react'
import { notify } from './notices/notices.ts'
import { createStore, useStore } from './store.ts'

/** Code that is fetched when it is first needed. */
export interface LazyModule<Room> {
  /** Fetches it; again only where that failed before. */
  open(): Promise<Room>
  /** A component of it, with what is shown until it is there. */
  part<Props extends object>(
    pick: (room: Room) => ComponentType<Props>,
    meanwhile?: ReactNode,
    Failed?: ComponentType<LazyFailure>,
  ): (props: Props) => ReactNode
}

/** What stands in the place of a part that did not come; without it the whole page fails. */
export interface LazyFailure {
  onRetry: () => void
}

/**
 * React's own way, `lazy`, keeps what it shows meanwhile for a third of a second even when the code was there long before.
 * Here a component shows the moment its code is there: at once, where somebody has opened the room before.
 */
export function lazyModule<Room>(load: () => Promise<Room>): LazyModule<Room> {
  const arrived = createStore<{ room: Room } | { failure: unknown } | null>(null)
  let loading: Promise<Room> | undefined
  const open = () => {
    loading ??= load().then(
      (room) => {
        arrived.set({ room })
        return room
      },
      (failure) => {
        loading = undefined
        arrived.set({ failure })
        throw failure
      },
    )
    return loading
  }
  return {
    open,
    part: (pick, meanwhile = null, Failed) =>
      function Part(props) {
        const found = useStore(arrived)
        // Who waits is told through the store.
        if (!found) open().catch(() => undefined)
        if (!found) return meanwhile
        if ('failure' in found) {
          if (!Failed) throw found.failure
          return <Failed onRetry={() => arrived.set(null)} />
        }
        const Component = pick(found.room)
        return <Component {...props} />
      },
  }
}

/** One component that is fetched when it is first shown. With `Failed` it can be tried again. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile?: ReactNode,
  Failed?: ComponentType<LazyFailure>,
): (props: Props) => ReactNode {
  const room = lazyModule(Failed ? () => whenReachable().then(load) : load)
  return room.part<Props>((component) => component, meanwhile, Failed)
}

/** A dialog that is fetched when it is first opened. Where that fails a notice says so and it closes; the next opening tries again. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const arrived = createStore<ComponentType<Props> | null>(null)
  return function LateDialog(props) {
    const Component = useStore(arrived)
    // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it is opened
    useEffect(() => {
      let isOpen = true
      const fail = (failure: unknown) => {
        console.warn(failure)
        if (!isOpen) return
        notify({ kind: 'error', words: ({ text }) => text('error.late') })
        props.onClose()
      }
      if (!arrived.get()) whenReachable().then(load).then(arrived.set, fail)
      return () => {
        isOpen = false
      }
    }, [])
    return Component && <Component {...props} />
  }
}

/**
 * Browsers remember a module that could not be fetched, and fail at once when it is imported again, until the page is loaded anew. So it
 * is asked first whether the server answers. The service worker has every part of the app.
 */
export async function whenReachable(): Promise<void> {
  if (navigator.serviceWorker?.controller) return
  const answer = await fetch('/version.json', { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
  if (!answer.ok) throw new Error(`The server answers ${answer.status}`)
}
