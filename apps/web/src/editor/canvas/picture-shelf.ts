import { createStore, type Store } from '../../platform/store.ts'

/** Small pictures for what is painted far away. */
export interface PictureShelf<Picture> {
  /** Null until it has come; asking for it sends for it. */
  of: (resource: string) => Picture | null
  /** How many have come. */
  readonly come: Store<number>
}

/** So many are sent for at once, and so many kept: an overview of thousands must not fetch them all. */
const atOnce = 4
const most = 400

export function pictureShelf<Picture>(fetch: (resource: string) => Promise<Picture | null>): PictureShelf<Picture> {
  const pictures = new Map<string, Picture | null>()
  const waiting: string[] = []
  const come = createStore(0)
  let busy = 0

  const next = () => {
    const resource = busy < atOnce ? waiting.shift() : undefined
    if (resource === undefined) return
    busy++
    void bring(resource)
    next()
  }
  const bring = async (resource: string) => {
    // One that does not come stays the empty place it is near by.
    const picture = await fetch(resource).catch(() => null)
    busy--
    pictures.set(resource, picture)
    if (picture !== null) come.set(come.get() + 1)
    next()
  }
  return {
    come,
    of: (resource) => {
      const known = pictures.get(resource)
      if (known !== undefined) return known
      if (pictures.size >= most) return null
      pictures.set(resource, null)
      waiting.push(resource)
      next()
      return null
    },
  }
}
