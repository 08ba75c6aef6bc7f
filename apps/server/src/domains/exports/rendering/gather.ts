import { kindByNumber } from '@ramify/document'
import type { FileResource } from '@ramify/formats'
import { AppError } from '../../../platform/app-error.ts'
import { type ExportFailure, ExportRefused, failed, notThere, vipOnly } from '../export-failure.ts'
import { exportFormatOf } from '../export-formats.ts'
import type { Services } from '../services.ts'
import type { ExportTables, ExportTask } from '../tables.ts'
import type { TaskSettings } from '../tasks/task-settings.ts'
import { loadResources } from './load-resources.ts'
import type { RenderOrder } from './renderer.ts'

/** What a task renders, as it is now: the right, the plan and the document may all be others than when it was asked for (T46, T59). */
export function gatherer(services: Services) {
  const { database, access, documents, planOfSpace, exportFree } = services
  const db = database.tables<ExportTables>()
  return async (task: ExportTask): Promise<RenderOrder> => {
    const { file_id, holder, person_id, guest_id } = task
    if (!(await access.can({ personId: person_id, guestId: guest_id }, 'export', file_id))) refuse(notThere)
    const format = exportFormatOf(task.format) ?? refuse(failed)
    const file = await db
      .selectFrom('files')
      .select(['space_id', 'name', 'kind'])
      .where('id', '=', file_id)
      .where('trashed_at', 'is', null)
      .executeTakeFirst()
    const kind = kindByNumber(file?.kind ?? -1)
    if (!file || !kind) return refuse(notThere)
    const { drawing, words, days } = JSON.parse(task.settings) as TaskSettings
    const isFree = 'drawn' in format && (await planOfSpace(file.space_id)).name === 'free'
    if (isFree && exportFree === 'blocked') refuse(vipOnly)
    const read = await documents.read(file_id, holder).catch((error) => {
      if (error instanceof AppError && (error.errno === -104 || error.errno === -426)) refuse(notThere)
      throw error
    })
    const { resourceIds } = read.statistics
    const resources: FileResource[] =
      resourceIds === '' ? [] : await loadResources(services, file_id, resourceIds.split(','), 'drawn' in format)
    return {
      kind,
      title: file.name,
      content: read.json,
      resources,
      format: task.format,
      ...(days && { days }),
      settings: { ...drawing, ...(isFree && { watermark: words }) },
    }
  }
}

function refuse(failure: ExportFailure): never {
  throw new ExportRefused(failure)
}
