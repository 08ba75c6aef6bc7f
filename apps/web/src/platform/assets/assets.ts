import { readerToken } from '../session/guest-token.ts'
import { sessionStore } from '../session/session-store.ts'
import type { AddedPicture, PictureOrder } from './add-picture.ts'
import { fetchPicture, openPictures, type PicturePorts } from './pictures.ts'

/** The pictures of one document. */
export interface FileAssets {
  url: (resource: string, size?: 'original') => Promise<string | null>
  /** Throws a `CallError` that says why it is not there. */
  add: (file: Blob, order: PictureOrder) => Promise<AddedPicture>
  close: () => void
}

export function openAssets(fileId: string): FileAssets {
  const { url, close } = openPictures(browserPorts)
  const path = (resource: string) => `/api/resources/${fileId}/${encodeURIComponent(resource)}`
  return {
    url: (resource, size) => url(size === 'original' ? path(resource) : `${path(resource)}?size=display`),
    add: async (file, order) => {
      const { addPicture } = await import('./add-picture.ts')
      return addPicture(fileId, file, order)
    },
    close,
  }
}

/** What a map looks like, for lists. The browser's own cache keeps it, as the answer says; there is a new one after every edit. */
export function thumbnailOf(fileId: string, version: string): Promise<Blob | null> {
  const path = `/api/thumbnails/${fileId}/${encodeURIComponent(version)}`
  return fetchPicture(path, { ...browserPorts, cache: async () => null })
}

/** The picture somebody has put in for themselves; another one has another id. */
export function avatarOf(personId: string, avatar: string): Promise<Blob | null> {
  const path = `/api/avatars/${personId}/${encodeURIComponent(avatar)}`
  return fetchPicture(path, { ...browserPorts, cache: async () => null })
}

const cacheName = (personId: string) => `ramify.pictures.${personId}`
const currentPerson = () => sessionStore.get()?.user?.user_id ?? null

const browserPorts: PicturePorts = {
  fetch: (path, init) => fetch(path, init),
  token: readerToken,
  cache: async () => {
    const personId = currentPerson()
    // A page that is not secure has no caches; one that is may be forbidden to.
    return personId === null || !('caches' in globalThis) ? null : caches.open(cacheName(personId)).catch(() => null)
  },
}

let personId = currentPerson()

/** Who comes next on this browser finds nothing of whoever was here: the server has all of it. */
sessionStore.subscribe(() => {
  const before = personId
  personId = currentPerson()
  if (before === null || before === personId || !('caches' in globalThis)) return
  caches.delete(cacheName(before)).catch((error) => console.warn('Pictures stay in this browser', error))
})
