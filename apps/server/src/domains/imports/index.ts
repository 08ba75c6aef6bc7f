import { documentKinds, type KindName } from '@ramify/document'
import type { Counts, FileErrorCode, ForeignFile } from '@ramify/formats'
import type { Transaction } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import { tablesIn } from '../../platform/database/database.ts'
import { takeLease } from '../../platform/database/lease.ts'
import type { Handlers } from '../../platform/http/calls/call.ts'
import { JobThread, TookTooLong } from '../../platform/threads/job-thread.ts'
import { KeyedSemaphore } from '../../platform/threads/keyed-semaphore.ts'
import type { Resources } from '../resources/index.ts'
import type { OpenedDocument, Parsed, ParseJobs } from './parsing/parse-jobs.ts'
import { ResolvedFiles } from './resolved-files.ts'
import type { ImportTables } from './tables.ts'

type Options = Omit<ConstructorParameters<typeof ResolvedFiles>[0], 'now'> & {
  resources: Pick<Resources, 'leaveBlob'>
  now?: () => number
}

/** As large as a document may be. */
const mostBytes = 12 * 1024 * 1024
/** Of a processor, for one file: honest ones of this size take a second or two. */
const timeoutMs = 15_000
const clockMs = 60_000
const idleMs = 60_000
const sweepMs = 10 * 60_000

/** Files of other programs: read in a thread, so that none of them holds up or ends the server. */
export function createImports({ now = Date.now, resources, ...given }: Options) {
  const { database, log } = given
  const thread = new JobThread<ParseJobs>(new URL('./parsing/parse-thread.ts', import.meta.url), undefined, { idleMs })
  const turns = new KeyedSemaphore({ atOnce: 1, mostWaiting: 3 })
  const resolved = new ResolvedFiles({ ...given, now })

  const parse = async (name: string, bytes: Uint8Array, by: string): Promise<Parsed> => {
    try {
      return await thread.run('parse', { name, bytes }, { by, timeoutMs, clockMs })
    } catch (error) {
      log.warn({ err: error, bytes: bytes.byteLength }, 'file not read')
      // Or too much memory: the thread has ended with it.
      const detail = error instanceof TookTooLong ? 'it takes too long to read' : 'it cannot be read'
      return { ok: false, code: 'format', detail }
    }
  }

  const open = async (personId: string, id: string, index: number): Promise<OpenedDocument> => {
    const project = await resolved.read(personId, id)
    const document = project && (await thread.run('open', { project, index }, { by: personId, timeoutMs, clockMs }))
    if (!document) throw new AppError(-104)
    return document
  }

  const sweep = async () => {
    try {
      if (await takeLease(database, 'imports.sweep', sweepMs - 10_000, now())) await resolved.sweep()
    } catch (error) {
      log.warn({ err: error }, 'resolved files not swept')
    }
  }
  let sweeping = sweep()
  const timer = setInterval(() => {
    sweeping = sweep()
  }, sweepMs).unref()

  return {
    handlers: {
      '/get_resolve': async ({ file_name, file }, { session: { personId } }) => {
        const bytes = Buffer.from(file, 'base64')
        if (bytes.byteLength === 0) throw new AppError(-400, { field: 'file' })
        if (bytes.byteLength > mostBytes)
          throw new AppError(-413, { code: '707', params: { reason: 'the file is larger than 12 MB' }, field: 'file' })
        const turn = turns.take(personId)
        await turn.ready
        try {
          const parsed = await parse(file_name, bytes, personId)
          if (!parsed.ok) throw parsed.foreign ? foreignRefusal(parsed.foreign) : refusalFor(parsed.code, parsed.detail)
          const { project, documents, format } = parsed
          const { id, expires_at } = await resolved.keep(personId, project, documents.length)
          const summaries = documents.map(({ title, kind, counts, report }, index) => ({
            index,
            title,
            naotu_type: documentKinds[kind].number,
            node_num: countedIn(kind, counts),
            counts: { ...counts },
            report: report.map((row) => ({ ...row, places: [...row.places] })),
          }))
          return { resolve_id: id, format, expires_at, documents: summaries }
        } finally {
          turn.end()
        }
      },

      '/get_resolve_content': async ({ resolve_id, index }, { session }) => {
        const { title, kind, content, resources } = await open(session.personId, resolve_id, index)
        return {
          title,
          naotu_type: documentKinds[kind].number,
          content: JSON.parse(content),
          resources: resources.map(({ id, name, bytes }) => ({ resource_id: id, name, size: bytes.byteLength })),
        }
      },
    } satisfies Partial<Handlers>,

    /** For `/touch`; refuses (-104) what is not there for this person. */
    open,
    sweep: () => resolved.sweep(),
    eraseAccount: async (personId: string) => ({
      within: async (transaction: Transaction<unknown>) => {
        const gone = await tablesIn<ImportTables>(transaction)
          .deleteFrom('resolved_files')
          .where('person_id', '=', personId)
          .returning('key')
          .execute()
        for (const { key } of gone) await resources.leaveBlob(transaction, key)
      },
    }),
    stop: async () => {
      clearInterval(timer)
      await sweeping
      await thread.close()
    },
  }
}

export type Imports = ReturnType<typeof createImports>

const countedIn = (kind: KindName, { topics, shapes }: Counts) => (kind === 'mindmap' ? topics : shapes)

const foreignRefusal = ({ program, hint, formats }: ForeignFile) =>
  new AppError(-400, { code: `907:${hint}`, params: { program, formats }, field: 'file' })

/** `reason`: what is wrong with the file, in English. */
function refusalFor(code: FileErrorCode, reason: string): AppError {
  // It is not the size of the file that was too much, but what it holds.
  if (code === 'too-large') return new AppError(-413, { code: '707:inside', params: { reason }, field: 'file' })
  return new AppError(-400, { code: '907', params: { reason: `${code}: ${reason}` }, field: 'file' })
}
