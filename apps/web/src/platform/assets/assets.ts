import { readerToken } from '../session/guest-token.ts'
import { sessionStore } from '../session/session-store.ts'
import type { AddedPicture, PictureOrder } from './add-picture.ts'
import type { AttachedFile } from './attached-file.ts'
import { fetchAttached } from './fetch-attached.ts'
import { fetchPicture, openPictures, type PicturePorts } from './pictures.ts'
import type { SendOptions } from './send-resource.ts'

/** The pictures of one document, and the files that are attached to it. */
export interface FileAssets {
  url: (resource: string, size?: 'original') => Promise<string | null>
  /** The bytes of a picture as it is stored; null when there is none. An address of ours cannot be fetched: the content security policy allows none. */
  picture: (resource: string) => Promise<Blob | null>
  /** Throws a `CallError` that says why it is not there. */
  add: (file: Blob, order: PictureOrder) => Promise<AddedPicture>
  /** Keeps a file for this document as it is; throws a `CallError` that says why it cannot be kept. */
  attach: (file: File, options: SendOptions) => Promise<AttachedFile>
  /** The bytes of an attached file; null when it is not there, or cannot be had now. */
  attached: (id: string) => Promise<Blob | null>
  close: () => void
}

export function openAssets(fileId: string): FileAssets {
  const { url, close } = openPictures(browserPorts)
  const path = (resource: string) => `/api/resources/${fileId}/${encodeURIComponent(resource)}`
  return {
    url: (resource, size) => url(size === 'original' ? path(resource) : `${path(resource)}?size=display`),
    picture: (resource) => fetchPicture(path(resource), browserPorts),
    add: async (file, order) => {
      const { addPicture } = await import('./add-picture.ts')
      return addPicture(fileId, file, order)
    },
    attach: async (file, options) => {
      const [{ describeFile, sendAttached }, { api }] = await Promise.all([
        import('./attached-file.ts'),
        import('../api/api.ts'),
      ])
      const described = describeFile(file)
      await sendAttached(api, fileId, described, file, options)
      return described
    },
    attached: (id) => fetchAttached(path(id), browserPorts),
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
