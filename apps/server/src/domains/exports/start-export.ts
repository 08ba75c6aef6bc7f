import { exportTaskType, type Input } from '@ramify/contract'
import { kindByNumber } from '@ramify/document'
import { formats } from '@ramify/formats'
import { matchLanguage, type Translator } from '@ramify/locales'
import type { CalendarWords } from '@ramify/scene'
import { AppError } from '../../platform/app-error.ts'
import type { Handler, ReaderContext } from '../../platform/http/calls/call.ts'
import { translatorIn } from '../../platform/http/language.ts'
import { tooMany } from '../../platform/limits/too-many.ts'
import { holderOf, noSuchFile, principalOf } from '../access/index.ts'
import { type ExportFormat, exportFormatOf } from './export-formats.ts'
import type { Services } from './services.ts'
import type { ExportTables } from './tables.ts'
import type { TaskRunner } from './tasks/task-runner.ts'
import { drawingOf, type TaskSettings } from './tasks/task-settings.ts'
import type { TaskStore } from './tasks/task-store.ts'

interface Used extends Services {
  store: TaskStore
  runner: TaskRunner
}

/** Of somebody who has too many, until they may ask again. */
const waitMs = 3_000

export const startExport =
  (services: Used): Handler<'/exports'> =>
  ({ format, ...input }, context) =>
    start(services, format.toLowerCase(), input, context)

/** The calls that name their format. */
export const startFormat =
  (services: Used, format: string): Handler<'/export-pdf' | '/export-flower-pdf' | '/word'> =>
  (input, context) =>
    start(services, format, input, context)

async function start(
  services: Used,
  extension: string,
  input: Omit<Input<'/exports'>, 'format'>,
  { reader, language, brand }: ReaderContext,
) {
  const { access, store, runner } = services
  const principal = principalOf(reader)
  await access.require(principal, 'export', input.file_guid)
  const format = exportFormatOf(extension)
  if (!format) throw new AppError(-400, { code: '907', field: 'format' })
  const file = await documentFor(services, input.file_guid, format)
  const translator = await translatorIn(matchLanguage([input.language ?? '']) ?? language, brand.name)
  const settings: TaskSettings = {
    drawing: drawingOf(input),
    words: translator.text('viewer.made-with'),
    days: daysIn(translator),
  }
  if (runner.isFull) throw tooMany(-429, waitMs)
  const task = await store.add({
    holder: holderOf(principal),
    person_id: principal.personId,
    guest_id: principal.guestId,
    file_id: input.file_guid,
    file_name: nameFor(input) ?? file.name,
    format: format.extension,
    settings: JSON.stringify(settings),
  })
  if (!task) throw tooMany(-429, waitMs)
  runner.add(task)
  return { task_id: task.id, task_type: exportTaskType } as const
}

/** By the day of the server: where the person is nobody has said. */
function daysIn({ language, text }: Translator): CalendarWords {
  return { today: new Date().toISOString().slice(0, 10), todayWord: text('editor.task.today'), language }
}

/** Refuses what is no document (-400), what only a newer server knows (-426), and what its format or plan (-115) does not allow. */
async function documentFor(
  { database, documents, planOfSpace, exportFree }: Services,
  fileId: string,
  format: ExportFormat,
): Promise<{ name: string }> {
  const file = await database
    .tables<ExportTables>()
    .selectFrom('files')
    .select(['name', 'kind', 'space_id', 'type'])
    .where('id', '=', fileId)
    .executeTakeFirst()
  if (!file) throw noSuchFile()
  if (file.type !== 'file') throw new AppError(-400, { field: 'file_guid' })
  const kind = kindByNumber(file.kind)
  if (!kind || !documents.kind(file.kind)) throw new AppError(-426)
  if ('data' in format) {
    const kinds: readonly string[] = formats[format.data].writer.kinds
    if (!kinds.includes(kind)) throw new AppError(-400, { code: '907', field: 'format' })
  } else if (exportFree === 'blocked' && (await planOfSpace(file.space_id)).name === 'free') {
    throw new AppError(-115, { code: 'x-export-vip' })
  }
  return file
}

function nameFor({ file_name, fileName }: Pick<Input<'/exports'>, 'file_name' | 'fileName'>): string | undefined {
  const name = (file_name ?? fileName ?? '').trim()
  return name === '' ? undefined : name
}
