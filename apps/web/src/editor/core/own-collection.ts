import { type Notice, notify } from '../../platform/notices/notices.ts'
import { createStore, type ReadStore } from '../../platform/store.ts'

/** Themes, shapes or icons that the person made, for all documents, wherever they are kept. */
export interface OwnCollection<Own> extends ReadStore<readonly Own[]> {
  /** All of them, at once; no when they could not be kept, which the person has been told. */
  keep: (all: readonly Own[]) => Promise<boolean>
}

/** Where nobody keeps them they last as long as the page. */
export function collectionOfPage<Own>(): OwnCollection<Own> {
  const { get, set, subscribe } = createStore<readonly Own[]>([])
  const keep = async (all: readonly Own[]) => {
    set(all)
    return true
  }
  return { get, subscribe, keep }
}

/** Documents that have something of it keep that. It can be had back for as long as the notice stands. */
export async function removeOwn<Own extends { readonly id: string }>(
  collection: OwnCollection<Own>,
  own: Own,
  words: Notice['words'],
): Promise<void> {
  const at = collection.get().findIndex(({ id }) => id === own.id)
  const isGone = await collection.keep(collection.get().filter(({ id }) => id !== own.id))
  if (!isGone) return
  notify({
    kind: 'status',
    words,
    action: {
      label: ({ text }) => text('editor.action.undo'),
      run: () => void collection.keep(collection.get().toSpliced(at, 0, own)),
    },
  })
}
