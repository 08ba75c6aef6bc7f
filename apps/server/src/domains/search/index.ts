import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { batches } from '../../platform/database/batches.ts'
import { type Database, tablesIn } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { termsOf } from '../../platform/text/search-terms.ts'
import { createFinder, type Hit, type Place, type Wanted } from './finder.ts'
import { SearchThread } from './search-thread.ts'
import type { SearchTables } from './tables.ts'
import { marked, termIndexOf } from './term-index.ts'

/** Another number when terms are made in another way: everything is then indexed anew. */
const version = '1'

export type { Hit, Place, Wanted } from './finder.ts'

/** What was read of a document, and the terms that another thread has made of it. */
export interface IndexedText {
  text: string
  terms: readonly string[]
}

/** Finds files by the words of their names and of what is in them. */
export interface Search {
  /**
   * Whoever indexes the same file, or names it otherwise, waits until the transaction ends. To be called first in one that writes
   * other things of a document too: the row of a file is always held before them, or two would wait for each other.
   */
  hold: (transaction: Transaction<unknown>, fileId: string) => Promise<void>
  /** Makes the terms of what was last read of a document, before a transaction that calls `write`: in one everybody waits. */
  prepare: (fileId: string) => Promise<IndexedText>
  /**
   * Brings the index up to date with a file's name and what was last read of its document, in the transaction that changed
   * either. Terms are made here only where the text is another one than those were made of.
   */
  write: (transaction: Transaction<unknown>, fileId: string, prepared?: IndexedText) => Promise<void>
  remove: (transaction: Transaction<unknown>, fileIds: readonly string[]) => Promise<void>
  /** The same as `write` for many, a little later: nobody waits for it. */
  later: (fileIds: readonly string[]) => void
  /** Files of some spaces that are not in the trash: by title before by text, then the newest. Fewer than asked for when texts are long. */
  find: (wanted: Wanted) => Promise<{ hits: Hit[]; next: Place | null }>
  /** Everything that is to be indexed is. */
  settled: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Files indexed in one transaction when nobody waits for it. SQLite syncs the disk once for all of them. On PostgreSQL each is held,
 * and whoever held several would wait in a circle with those who move or remove many.
 */
const atOnce = { sqlite: 20, postgres: 1 } as const

/** How long after something was removed its words are no longer even in the pages of the index; several are one work. */
const untilTidy = 60_000

interface Options {
  database: Database
  log: Log
  thread?: Pick<SearchThread, 'run' | 'close'>
}

export function createSearch({ database, log, thread = new SearchThread() }: Options): Search {
  const db = database.tables<SearchTables>()
  const index = termIndexOf(database.engine)
  let isStopped = false

  // Written to itself. Otherwise on PostgreSQL one reads the name and another the text, and each writes over what the other knew.
  const hold: Search['hold'] = async (transaction, fileId) => {
    await tablesIn<SearchTables>(transaction)
      .updateTable('files')
      .set(({ ref }) => ({ name: ref('name') }))
      .where('id', '=', fileId)
      .execute()
  }

  const prepare: Search['prepare'] = async (fileId) => {
    const { search_text: text = '' } =
      (await db
        .selectFrom('document_readings')
        .select('search_text')
        .where('file_id', '=', fileId)
        .executeTakeFirst()) ?? {}
    const terms = text === '' ? '' : await thread.run('terms', { text })
    return { text, terms: terms === '' ? [] : terms.split(' ') }
  }

  const write: Search['write'] = async (transaction, fileId, prepared) => {
    await hold(transaction, fileId)
    const file = await fileIn(transaction, fileId)
    // The root has no name, and what is gone is nowhere to be found.
    if (!file || file.parent_id === null) return
    const { space_id, name } = file
    const text = file.search_text ?? ''
    const stamp = stampOf([space_id, name, text])
    if (file.stamp === stamp) return
    const mark = (term: string) => marked(space_id, term)
    const title = termsOf(name)
    const terms = prepared?.text === text ? prepared.terms : termsOf(text)
    const whole = [...new Set([...title, ...terms])]
    await index.write(transaction, { fileId, stamp, title: title.map(mark), whole: whole.map(mark) })
  }

  const writeAll = async (fileIds: readonly string[]) => {
    for (const ids of batches(fileIds, atOnce[database.engine])) {
      const prepared = new Map<string, IndexedText>()
      for (const id of ids) prepared.set(id, await prepare(id))
      if (isStopped) return
      await database
        .tables<unknown>()
        .transaction()
        .execute(async (transaction) => {
          for (const id of ids) await write(transaction, id, prepared.get(id))
        })
    }
  }

  const missing = async (after: string) => {
    const rows = await db
      .selectFrom('files')
      .leftJoin('search_index_files', 'search_index_files.file_id', 'files.id')
      .select('files.id')
      .where('files.id', '>', after)
      .where('files.parent_id', 'is not', null)
      .where(({ eb, or }) =>
        or([eb('search_index_files.file_id', 'is', null), eb('search_index_files.stamp', 'not like', `${version}:%`)]),
      )
      .orderBy('files.id')
      .limit(500)
      .execute()
    return rows.map(({ id }) => id)
  }

  /** What was there before there was an index, came out of a backup, or was left behind by a server that was killed. */
  const catchUp = async () => {
    for (let ids = await missing(''); ids.length > 0 && !isStopped; ids = await missing(ids.at(-1) as string)) {
      await writeAll(ids)
    }
  }

  let working: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    working = working.then(work).catch((error) => log.warn({ err: error }, 'files not indexed'))
  }
  const tidy = async () => {
    const step = () => database.tables<unknown>().transaction().execute(index.tidy)
    while (!isStopped && (await step()));
  }
  let tidying: NodeJS.Timeout | undefined
  const tidySoon = () => {
    tidying ??= setTimeout(() => {
      tidying = undefined
      inTurn(tidy)
    }, untilTidy).unref()
  }
  inTurn(catchUp)
  // What a server removed that was stopped before it was tidy.
  tidySoon()

  return {
    hold,
    prepare,
    write,

    remove: async (transaction, fileIds) => {
      for (const ids of batches(fileIds)) await index.remove(transaction, ids)
      tidySoon()
    },

    later: (fileIds) => {
      const ids = [...fileIds]
      inTurn(() => writeAll(ids))
    },

    find: createFinder({ db, engine: database.engine, thread }),
    settled: () => working,
    stop: async () => {
      isStopped = true
      clearTimeout(tidying)
      await working
      await thread.close()
    },
  }
}

async function fileIn(transaction: Transaction<unknown>, fileId: string) {
  return tablesIn<SearchTables>(transaction)
    .selectFrom('files')
    .leftJoin('document_readings', 'document_readings.file_id', 'files.id')
    .leftJoin('search_index_files', 'search_index_files.file_id', 'files.id')
    .select(['space_id', 'parent_id', 'name', 'document_readings.search_text', 'search_index_files.stamp'])
    .where('files.id', '=', fileId)
    .executeTakeFirst()
}

const stampOf = (parts: readonly string[]): string =>
  `${version}:${createHash('sha256').update(parts.join('\0')).digest('base64url')}`
