import type { ComponentType, ReactNode } from 'react'
import { createStore, useStore } from './store.ts'

/** Code that is fetched when it is first needed. */
export interface LateRoom<Room> {
  /** Fetches it; again only where that failed before. */
  open(): Promise<Room>
  /** A component of it, with what is shown until it is there. */
  part<Props extends object>(
    pick: (room: Room) => ComponentType<Props>,
    meanwhile?: ReactNode,
  ): (props: Props) => ReactNode
}

/**
 * React's own way, `lazy`, keeps what it shows meanwhile for a third of a second even when the code was there long before.
 * Here a component shows the moment its code is there: at once, where somebody has opened the room before.
 */
export function lateRoom<Room>(load: () => Promise<Room>): LateRoom<Room> {
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
    part: (pick, meanwhile = null) =>
      function Part(props) {
        const found = useStore(arrived)
        // Who waits is told through the store.
        if (!found) open().catch(() => undefined)
        if (!found) return meanwhile
        if ('failure' in found) throw found.failure
        const Component = pick(found.room)
        return <Component {...props} />
      },
  }
}

/** One component that is fetched when it is first shown. */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile?: ReactNode,
): (props: Props) => ReactNode {
  return lateRoom(load).part<Props>((component) => component, meanwhile)
}
