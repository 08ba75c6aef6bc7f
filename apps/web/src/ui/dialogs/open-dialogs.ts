import { createStore, type Store } from '../../platform/store.ts'

interface OpenDialog {
  id: number
  element: HTMLElement
}

const dialogs = createStore<readonly OpenDialog[]>([])
let lastId = 0

/** In the order in which they were opened: the last one lies on top. */
export const openDialogs: Pick<Store<readonly OpenDialog[]>, 'get' | 'subscribe'> = dialogs

/** Gives back how to take it out again, wherever it lies by then. */
export function addOpenDialog(element: HTMLElement): () => void {
  lastId += 1
  const id = lastId
  dialogs.set([...dialogs.get(), { id, element }])
  return () => dialogs.set(dialogs.get().filter((other) => other.id !== id))
}
