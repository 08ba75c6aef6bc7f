import type { LineId, NodeId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import type { Scene } from '@ramify/scene'
import { withdrawNotice } from '../../../platform/notices/notices.ts'
import { createStore, type ReadStore, type Store } from '../../../platform/store.ts'

/** A relation line that has one end; the other is being looked for. */
export interface Relating {
  /** The topic it has. */
  readonly from: NodeId
  /** One that is there already and which of its ends goes elsewhere; absent: it will be a new one. */
  readonly line?: { readonly id: LineId; readonly end: 'from' | 'to' }
  /** Where the pointer is, in the map; null while the keys lead: then it is the selected topic that would be taken. */
  readonly point: Point | null
}

export const relatingNotice = 'editor.relating'

interface Watched {
  readonly scene: ReadStore<Scene>
  readonly writing: ReadStore<unknown>
  readonly selectedItem: ReadStore<unknown>
}

export function createRelating({ scene, writing, selectedItem }: Watched): Store<Relating | null> {
  const store = createStore<Relating | null>(null)
  store.subscribe(() => store.get() === null && withdrawNotice(relatingNotice))
  // Whoever writes, or selects something else than a topic, has given it up.
  writing.subscribe(() => writing.get() && store.set(null))
  selectedItem.subscribe(() => selectedItem.get() && store.set(null))
  scene.subscribe(() => {
    const now = store.get()
    if (now && !scene.get().placeOf(now.from)) store.set(null)
  })
  return store
}
