/** Pictures of documents, as addresses the browser can show. */
export interface Pictures {
  /** Null when there is no such picture, or none can be had now: then the next who asks tries again. */
  url: (path: string) => Promise<string | null>
  /** Gives back the memory of all of them; the addresses show nothing any more. */
  close: () => void
}

/** What pictures need of the world. */
export interface PicturePorts {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  /** Of who is signed in, or of a guest. */
  token: () => string | null
  /** What this browser keeps of that person's pictures; null where it keeps nothing. */
  cache: () => Promise<Pick<Cache, 'match' | 'put'> | null>
}

const patience = 20_000

/** Fetched with the right of the person, not by an address that anybody could pass on; kept for when there is no network. */
export function openPictures(ports: PicturePorts): Pictures {
  return picturesFrom((path) => fetchPicture(path, ports))
}

/** From wherever they are kept; each is looked for once. */
export function picturesFrom(find: (path: string) => Promise<Blob | null>): Pictures {
  const known = new Map<string, Promise<string | null>>()
  const made: string[] = []
  let isClosed = false

  const load = async (path: string): Promise<string | null> => {
    const blob = await find(path)
    if (!blob || isClosed) return null
    const url = URL.createObjectURL(blob)
    made.push(url)
    return url
  }

  return {
    url: (path) => {
      const loading = known.get(path) ?? load(path)
      known.set(path, loading)
      const forget = () => known.delete(path)
      loading.then((url) => url === null && forget(), forget)
      return loading
    },
    close: () => {
      isClosed = true
      for (const url of made.splice(0)) URL.revokeObjectURL(url)
      known.clear()
    },
  }
}

/** One picture; null when there is none to be had. */
export async function fetchPicture(path: string, ports: PicturePorts): Promise<Blob | null> {
  const token = ports.token()
  if (token === null) return null
  const cache = await ports.cache()
  // What lies under a path never changes, so the server need not be asked again.
  const kept = await cache?.match(path)
  if (kept) return kept.blob()
  const response = await ports.fetch(path, {
    headers: { Authorization: `Bearer ${token}` },
    credentials: 'omit',
    signal: AbortSignal.timeout(patience),
  })
  // A refusal is JSON, and most of those have the status of a success.
  if (!response.ok || !response.headers.get('content-type')?.startsWith('image/')) return null
  await cache?.put(path, response.clone()).catch((error) => console.warn('The picture is not kept', error))
  return response.blob()
}
