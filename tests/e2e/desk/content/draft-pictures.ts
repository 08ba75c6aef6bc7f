import sharp from 'sharp'

export const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** A photograph that says where it was taken, and lies on its side. */
export const sidewaysPhoto = () =>
  sharp({ create: { width: 400, height: 800, channels: 3, background: 'teal' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'whoever' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** How many pictures this browser keeps beside drafts. */
export async function countDraftPictures(): Promise<number> {
  const answer = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await answer(indexedDB.open('ramify.guest'))
  const count = await answer(database.transaction('pictures').objectStore('pictures').count())
  database.close()
  return count
}
