import type { PicturePorts } from './pictures.ts'

/** As large as they may be, over a slow connection. */
const patience = 120_000

/** The bytes of an attached file, with the right of the person; null when there are none to be had. */
export async function fetchAttached(path: string, ports: Pick<PicturePorts, 'fetch' | 'token'>): Promise<Blob | null> {
  const token = ports.token()
  if (token === null) return null
  const response = await ports.fetch(path, {
    headers: { Authorization: `Bearer ${token}` },
    credentials: 'omit',
    signal: AbortSignal.timeout(patience),
  })
  // A refusal is JSON, and most of those have the status of a success. A picture may have been stored as one by an import.
  if (!response.ok || response.headers.get('content-type')?.startsWith('application/json')) return null
  return response.blob()
}
