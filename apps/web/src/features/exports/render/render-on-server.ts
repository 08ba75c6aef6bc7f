import { CallError, type Errno } from '@ramify/contract'
import { api } from '../../../platform/api/api.ts'
import type { ServedFile } from '../../../platform/native-shell/actions.ts'
import { currentToken } from '../../../platform/session/session-store.ts'
import type { ExportOrder } from './render-in-page.ts'

/** How often the server is asked how far it is. */
const pollMs = 1_000

/** What the server says of a render task: `state` 1 is done, negative is failed. */
interface Task {
  readonly state: number
  readonly progress: { readonly done: number; readonly total: number }
  /** Of the result, on this server: good for ten minutes without a header. */
  readonly file?: string
  readonly file_name?: string
  readonly media_type?: string
  readonly size?: number
  readonly expires_at?: number
  readonly code?: CallError['failure']['code']
  readonly params?: CallError['failure']['params']
}

/** A document in a format as the server draws it, by the plan that it knows. Throws a `CallError` that says why not. */
export async function renderOnServer(order: ExportOrder): Promise<Blob> {
  const { file } = await drawOnServer(order)
  return fetchFile(file, order.signal)
}

/** The same, left on the server. `name`: of the file, without its ending. */
export async function serveFromServer(order: ExportOrder, name: string): Promise<ServedFile> {
  return servedFile(await drawOnServer(order, name))
}

/** What the server says of a result, for whoever fetches it without a session. */
export function servedFile({ file, file_name = '', media_type = '', size = 0, expires_at = 0 }: Done): ServedFile {
  return { url: new URL(file, location.origin).href, file_name, media_type, size, expires_at }
}

async function drawOnServer(
  { source, format, settings, signal, onProgress }: ExportOrder,
  name?: string,
): Promise<Done> {
  await source.whenSaved()
  signal.throwIfAborted()
  const { scale, transparent, part, paper, landscape } = settings
  const { task_id } = await api(
    '/exports',
    {
      file_guid: source.fileId ?? '',
      format: format.extension,
      ...(name !== undefined && { file_name: name }),
      ...(scale !== undefined && { scale }),
      ...(transparent !== undefined && { transparent }),
      ...(part !== undefined && { part }),
      ...(paper !== undefined && { paper }),
      ...(landscape !== undefined && { landscape }),
      language: document.documentElement.lang,
    },
    { signal },
  )
  const cancel = () => void api('/cancel_export', { task_id }).catch(() => undefined) // it ends by itself as well
  signal.addEventListener('abort', cancel)
  try {
    for (;;) {
      const task = await taskNow(task_id, signal)
      const { state, progress, file, code, params } = task
      if (state < 0) throw new CallError(state as Errno, { code: code ?? 'x-export-failed', ...(params && { params }) })
      if (state === 1 && file !== undefined) return { ...task, file }
      onProgress(progress.done, progress.total)
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    }
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

type Done = Omit<Partial<Task>, 'file'> & { readonly file: string }

async function taskNow(id: string, signal: AbortSignal): Promise<Task> {
  const answer = await fetch(`/api/tasks/document/render/${id}`, {
    headers: { authorization: `Bearer ${currentToken() ?? ''}` },
    signal,
  })
  const { errno, data } = (await answer.json()) as { errno: Errno | 0; data?: Task }
  if (errno !== 0) throw new CallError(errno, { code: 'x-export-failed' })
  if (!data) throw new CallError(null, { code: 'x-export-failed' })
  return data
}

async function fetchFile(address: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new CallError(null, { code: 'x-export-failed' })
  return answer.blob()
}
