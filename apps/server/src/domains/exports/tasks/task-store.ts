import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/random.ts'
import type { ExportFailure } from '../export-failure.ts'
import type { ExportTables, ExportTask } from '../tables.ts'

/** Of one person: so many tasks until they are over, and so many of them at work, whichever process has them (T34). */
const mostOfHolder = 10
const mostRunning = 2
const hour = 60 * 60_000
/** Uploads of one person until they are removed; they take no place of what is rendered. */
const mostUploads = 20
/** A process that has said nothing of its tasks for so long has lost them. */
const lostAfterMs = 30_000

export type NewUpload = Pick<ExportTask, 'holder' | 'person_id' | 'file_name' | 'format' | 'expires_at'>

export type NewTask = Pick<
  ExportTask,
  'holder' | 'person_id' | 'guest_id' | 'file_id' | 'file_name' | 'format' | 'settings'
>

const active = ['waiting', 'running'] as const
const over = { slot: null, run_slot: null } as const

/** The tasks of all processes on one database, for one of them. */
export class TaskStore {
  readonly #db: Kysely<ExportTables>
  readonly #now: () => number
  readonly #process = newId()

  constructor(database: Database, now: () => number) {
    this.#db = database.tables<ExportTables>()
    this.#now = now
  }

  /** Null: the holder has as many as anybody may have. */
  add(task: NewTask): Promise<ExportTask | null> {
    const row = { ...task, state: 'waiting', expires_at: this.#now() + hour } as const
    return this.#insert(row, { first: 1, last: mostOfHolder })
  }

  /** Null: the person has as many uploads as anybody may have. */
  addUpload(upload: NewUpload): Promise<ExportTask | null> {
    const row = { ...upload, guest_id: null, file_id: '', settings: '{}', state: 'uploading' } as const
    return this.#insert(row, { first: mostOfHolder + 1, last: mostOfHolder + mostUploads })
  }

  async #insert(
    task: NewTask & Pick<ExportTask, 'state' | 'expires_at'>,
    slots: { first: number; last: number },
  ): Promise<ExportTask | null> {
    const at = this.#now()
    const row: ExportTask = {
      ...task,
      ...over,
      id: newId(),
      failure: null,
      steps_done: 0,
      steps: 0,
      process: this.#process,
      seen_at: at,
      attempts: 0,
      key: null,
      bytes: null,
      created_at: at,
    }
    for (let slot = slots.first; slot <= slots.last; slot++) {
      const added = await this.#db
        .insertInto('export_tasks')
        .values({ ...row, slot })
        .onConflict((conflict) => conflict.columns(['holder', 'slot']).doNothing())
        .returning('id')
        .execute()
      if (added.length > 0) return { ...row, slot }
    }
    return null
  }

  find(id: string): Promise<ExportTask | undefined> {
    return this.#db.selectFrom('export_tasks').selectAll().where('id', '=', id).executeTakeFirst()
  }

  /** `busy`: others of its holder are at work. `over`: somebody has ended it, or another process has it. */
  async begin({ id, holder }: Pick<ExportTask, 'id' | 'holder'>): Promise<'begun' | 'busy' | 'over'> {
    for (let slot = 1; slot <= mostRunning; slot++) if (await this.#beginIn(slot, id, holder)) return 'begun'
    const task = await this.find(id)
    return task?.state === 'waiting' && task.process === this.#process ? 'busy' : 'over'
  }

  async #beginIn(slot: number, id: string, holder: string): Promise<boolean> {
    const update = this.#db
      .updateTable('export_tasks')
      .set(({ eb }) => ({
        state: 'running',
        run_slot: slot,
        seen_at: this.#now(),
        attempts: eb('attempts', '+', 1),
      }))
      .where('id', '=', id)
      .where('process', '=', this.#process)
      .where('state', '=', 'waiting')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('export_tasks as other')
              .select('other.id')
              .where('other.holder', '=', holder)
              .where('other.run_slot', '=', slot),
          ),
        ),
      )
      .returning('id')
    try {
      return (await update.execute()).length > 0
    } catch (error) {
      // Another process has taken the place in between.
      if (error instanceof Error && /unique/i.test(error.message)) return false
      throw error
    }
  }

  async progress(id: string, done: number, steps: number): Promise<void> {
    await this.#change(id, ['running'], { steps_done: done, steps })
  }

  /** Where an earlier attempt has put its result, or part of it; null where there is none. */
  async keyOf(id: string): Promise<string | null> {
    return (await this.find(id))?.key ?? null
  }

  /** Notes where the result will lie; false: nobody wants it any more. */
  noteKey(id: string, key: string): Promise<boolean> {
    return this.#change(id, ['running'], { key })
  }

  /** False: nobody wants the result any more. */
  finish(id: string, bytes: number): Promise<boolean> {
    return this.#change(id, ['running'], { ...over, state: 'done', bytes, expires_at: this.#now() + hour })
  }

  /** Notes where an upload will lie; null: it came before, or its time is over. */
  async beginUpload(id: string, key: string): Promise<ExportTask | null> {
    const task = await this.#db
      .updateTable('export_tasks')
      .set({ key })
      .where('id', '=', id)
      .where('state', '=', 'uploading')
      .where('key', 'is', null)
      .where('expires_at', '>', this.#now())
      .returningAll()
      .executeTakeFirst()
    return task ?? null
  }

  /** It keeps its slot until it is removed. False: nobody wants it any more. */
  async finishUpload(id: string, { bytes, expires_at }: { bytes: number; expires_at: number }): Promise<boolean> {
    const rows = await this.#db
      .updateTable('export_tasks')
      .set({ state: 'done', bytes, expires_at })
      .where('id', '=', id)
      .where('state', '=', 'uploading')
      .returning('id')
      .execute()
    return rows.length > 0
  }

  fail(id: string, failure: ExportFailure): Promise<boolean> {
    const change = {
      ...over,
      state: 'failed',
      failure: JSON.stringify(failure),
      expires_at: this.#now() + hour,
    } as const
    return this.#change(id, active, change)
  }

  /** It is to be begun again. */
  putBack(id: string): Promise<boolean> {
    return this.#change(id, ['running'], { state: 'waiting', run_slot: null, steps_done: 0, steps: 0 })
  }

  /** Ends a task, whichever process has it. */
  async cancel(id: string, failure: ExportFailure): Promise<boolean> {
    const rows = await this.#db
      .updateTable('export_tasks')
      .set({ ...over, state: 'failed', failure: JSON.stringify(failure) })
      .where('id', '=', id)
      .where('state', 'in', active)
      .returning('id')
      .execute()
    return rows.length > 0
  }

  /** This process is there with these tasks; gives those that are still to be done. */
  async seen(ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set()
    const rows = await this.#db
      .updateTable('export_tasks')
      .set({ seen_at: this.#now() })
      .where('id', 'in', ids)
      .where('process', '=', this.#process)
      .where('state', 'in', active)
      .returning('id')
      .execute()
    return new Set(rows.map(({ id }) => id))
  }

  /** Whether the process that has it has said nothing of it for too long. */
  isLost({ state, seen_at }: Pick<ExportTask, 'state' | 'seen_at'>): boolean {
    return (state === 'waiting' || state === 'running') && seen_at < this.#now() - lostAfterMs
  }

  /**
   * Tasks of processes that are gone become those of this one, and so do its own that nobody works on here: of those
   * that are worked on it has just said that it is there.
   */
  takeLost(): Promise<ExportTask[]> {
    return this.#db
      .updateTable('export_tasks')
      .set({ process: this.#process, state: 'waiting', run_slot: null, seen_at: this.#now() })
      .where('state', 'in', active)
      .where('seen_at', '<', this.#now() - lostAfterMs)
      .returningAll()
      .execute()
  }

  /** This process ends: others take what it has at once. */
  async leave(): Promise<void> {
    await this.#db
      .updateTable('export_tasks')
      .set({ seen_at: 0 })
      .where('process', '=', this.#process)
      .where('state', 'in', active)
      .execute()
  }

  async #change(id: string, states: readonly ExportTask['state'][], change: Partial<ExportTask>): Promise<boolean> {
    const rows = await this.#db
      .updateTable('export_tasks')
      .set(change)
      .where('id', '=', id)
      .where('process', '=', this.#process)
      .where('state', 'in', states)
      .returning('id')
      .execute()
    return rows.length > 0
  }
}
