import { exportTaskType } from '@ramify/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import { tooMany } from '../../../platform/limits/too-many.ts'
import type { Tickets } from '../../../platform/tickets.ts'
import { holderOf, principalOf } from '../../access/index.ts'
import { exportFormatOf } from '../export-formats.ts'
import { fileNameOf } from '../exported-file.ts'
import type { TaskStore } from '../tasks/task-store.ts'

interface Used {
  store: Pick<TaskStore, 'addUpload'>
  uploadTickets: Tickets
  now: () => number
}

const lifetime = 5 * 60_000
/** Of somebody who has too many, until those that came first are removed. */
const waitMs = 60_000

/** Addresses for files that somebody has rendered themselves: phone shells save what has an address. */
export function authorizeUploads({ store, uploadTickets, now }: Used): Handler<'/export_authentications'> {
  return async ({ filenames }, { session }) => {
    const named = filenames.map(namedFormat)
    const holder = holderOf(principalOf(session))
    const expires_at = now() + lifetime
    const uploads = []
    for (const name of named) {
      const task = await store.addUpload({ ...name, holder, person_id: session.personId, expires_at })
      if (!task) throw tooMany(-429, waitMs)
      const upload_url = `/api/export_upload/${await uploadTickets.write([task.id, session.id], expires_at)}`
      uploads.push({
        file_name: fileNameOf(task),
        task_id: task.id,
        upload_url,
        expires_at,
        expires_in: lifetime / 1000,
      })
    }
    return { task_type: exportTaskType, uploads } as const
  }
}

/** Refuses (907) endings that no export has. */
function namedFormat(name: string): { file_name: string; format: string } {
  const [, file_name, ending = ''] = /^(.+)\.([^.]+)$/.exec(name) ?? []
  const format = exportFormatOf(ending.toLowerCase())
  if (!file_name || !format) throw new AppError(-400, { code: '907', field: 'filenames' })
  return { file_name, format: format.extension }
}
