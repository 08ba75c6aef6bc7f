import { CallError, type Errno, exportTaskType } from '@ramify/contract'
import { api } from '../../../platform/api/api.ts'
import type { ServedFile } from '../../../platform/native-shell/actions.ts'
import { servedFile } from './render-on-server.ts'

/** Gives a file that this page has made an address on the server. */
export async function serveBlob(blob: Blob, name: string, signal: AbortSignal): Promise<ServedFile> {
  const { uploads } = await api('/export_authentications', { task_type: exportTaskType, filenames: [name] }, { signal })
  const upload = uploads[0]
  if (!upload) throw new CallError(null, { code: 'x-export-failed' })
  const answer = await fetch(upload.upload_url, { method: 'PUT', body: blob, credentials: 'omit', signal })
  const { errno, data } = (await answer.json()) as { errno: Errno | 0; data?: Parameters<typeof servedFile>[0] }
  if (errno !== 0 || !data) throw new CallError(errno === 0 ? null : errno, { code: 'x-export-failed' })
  return servedFile(data)
}
