import type { Tickets } from '../../platform/tickets.ts'
import { exportFormatOf } from './export-formats.ts'
import type { ExportTask } from './tables.ts'

export const exportedPath = '/api/exported/:ticket'
/** Of the address of a result: phone shells fetch it without a header. */
export const addressMs = 10 * 60_000

/** Where a result is fetched, with the session of whoever asks, and what it is. */
export async function exportedFile(tickets: Pick<Tickets, 'write'>, task: ExportTask, sessionId: string, now: number) {
  const expires_at = Math.min(now + addressMs, task.expires_at)
  const file = exportedPath.replace(':ticket', await tickets.write([task.id, sessionId], expires_at))
  const media_type = exportFormatOf(task.format)?.mediaType
  return { file, file_name: fileNameOf(task), media_type, size: task.bytes, expires_at }
}

export const fileNameOf = ({ file_name, format }: Pick<ExportTask, 'file_name' | 'format'>) => `${file_name}.${format}`
