import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { batches } from '../../platform/database/batches.ts'
import { type Database, tablesIn } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { isFound, type Snippet, snippetOf } from './snippet.ts'
import type { SearchTables } from './tables.ts'
import { marked, termIndexOf } from './term-index.ts'
import { type Question, questionOf, termsOf } from './terms.ts'

export { termsOf } from './terms.ts'

/** Another number when terms are made in another way: everything is then indexed anew. */
const version = '1'

export interface Place {
  /** 0 when the title says it all. */
  rank: number
  updatedAt: number
  id: string
}

export interface Hit {
  fileId: string
  matched: 'title' | 'text'
  snippet: Snippet
}

export interface Wanted {
  personId: string
  words: string
  /** Of documents; folders are of both. */
  kind: 0 | 1 | undefined
  after: Place | undefined
  limit: number
}

/** Finds files by the words of their names and of what is in them. */
export interface Search {
  /**
   * Whoever indexes the same file, or names it otherwise, waits until the transaction ends. To be called first in one that writes
   * other things of a document too: the row of a file is always held before them, or two would wait for each other.
   */
  hold: (transaction: Transaction<unknown>, fileId: string) => Promise<void>
  /**
   * Brings the index up to date with a file's name and what was last read of its document, in the transaction that changed
   * either. `terms`: those of the text, where another thread has made them.
   */
  write: (transaction: Transaction<unknown>, fileId: string, terms?: readonly string[]) => Promise<void>
  remove: (transaction: Transaction<unknown>, fileIds: readonly string[]) => Promise<void>
  /** The same as `write` for many, a little later: nobody waits for it. */
  later: (fileIds: readonly string[]) => void
  /** A person's own files that are not in the trash: by title before by text, then the newest. */
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

export function createSearch({ database, log }: { database: Database; log: Log }): Search {
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

  const write: Search['write'] = async (transaction, fileId, terms) => {
    await hold(transaction, fileId)
    const file = await fileIn(transaction, fileId)
    // The root has no name, and what is gone is nowhere to be found.
    if (!file || file.parent_id === null) return
    const { owner_id, name, search_text } = file
    const stamp = stampOf([owner_id, name, search_text ?? ''])
    if (file.stamp === stamp) return
    const mark = (term: string) => marked(owner_id, term)
    const title = termsOf(name)
    const whole = [...new Set([...title, ...(terms ?? termsOf(search_text ?? ''))])]
    await index.write(transaction, { fileId, stamp, title: title.map(mark), whole: whole.map(mark) })
  }

  const writeAll = async (fileIds: readonly string[]) => {
    for (const ids of batches(fileIds, atOnce[database.engine])) {
      if (isStopped) return
      await database
        .tables<unknown>()
        .transaction()
        .execute(async (transaction) => {
          for (const id of ids) await write(transaction, id)
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

  const page = async ({ personId, kind, after, limit }: Wanted, question: Question): Promise<Place[]> => {
    const terms = question.terms.map(({ text, isPrefix }) => ({ text: marked(personId, text), isPrefix }))
    const rank = sql<number>`case when ${index.matchesTitle(terms)} then 0 else 1 end`
    let found = db
      .selectFrom('search_index_files')
      .innerJoin('files', 'files.id', 'search_index_files.file_id')
      .select(['files.id', 'files.updated_at as updatedAt', rank.as('rank')])
      .where(index.matches(terms))
      .where(index.isOwnedBy(personId))
      .where('files.trashed_at', 'is', null)
    if (kind !== undefined) {
      found = found.where(({ eb, or }) => or([eb('files.type', '=', 'folder'), eb('files.kind', '=', kind)]))
    }
    if (after) {
      found = found.where(
        sql<boolean>`(${rank}, -files.updated_at, files.id) > (${after.rank}, ${-after.updatedAt}, ${after.id})`,
      )
    }
    return found.orderBy(rank).orderBy('files.updated_at', 'desc').orderBy('files.id').limit(limit).execute()
  }

  const textsOf = async (places: readonly Place[]) => {
    if (places.length === 0) return new Map<string, { name: string; text: string }>()
    const ids = places.map(({ id }) => id)
    const rows = await db
      .selectFrom('files')
      .leftJoin('document_readings', 'document_readings.file_id', 'files.id')
      .select(['files.id', 'files.name', 'document_readings.search_text'])
      .where('files.id', 'in', ids)
      .execute()
    return new Map(rows.map(({ id, name, search_text }) => [id, { name, text: search_text ?? '' }]))
  }

  return {
    hold,
    write,

    remove: async (transaction, fileIds) => {
      for (const ids of batches(fileIds)) await index.remove(transaction, ids)
      tidySoon()
    },

    later: (fileIds) => {
      const ids = [...fileIds]
      inTurn(() => writeAll(ids))
    },

    find: async (wanted) => {
      const { limit } = wanted
      const question = questionOf(wanted.words)
      if (!question) return { hits: [], next: null }
      const hits: (Hit & { place: Place })[] = []
      let { after } = wanted
      for (let isMore = true; isMore && hits.length <= limit; ) {
        const places = await page({ ...wanted, after, limit: limit + 1 }, question)
        const texts = await textsOf(places)
        for (const place of places) {
          after = place
          const found = texts.get(place.id)
          const hit = found && hitIn(question, place, found)
          if (hit) hits.push({ ...hit, place })
        }
        isMore = places.length > limit
      }
      const shown = hits.slice(0, limit)
      return { hits: shown, next: hits.length > limit ? (shown.at(-1)?.place ?? null) : null }
    },

    settled: () => working,
    stop: async () => {
      isStopped = true
      clearTimeout(tidying)
      await working
    },
  }
}

/** Null when the terms are there, but not what they are part of. */
function hitIn(question: Question, { id, rank }: Place, { name, text }: { name: string; text: string }): Hit | null {
  const inName = snippetOf(question, name)
  if (rank === 0 && inName && isFound(question, [name])) return { fileId: id, matched: 'title', snippet: inName }
  const isWhole = question.pieces.every(({ text: { length }, kind }) => kind === 'word' || length <= 2)
  if (!isWhole && !isFound(question, [name, text])) return null
  const snippet = snippetOf(question, text) ?? inName
  return snippet && { fileId: id, matched: 'text', snippet }
}

async function fileIn(transaction: Transaction<unknown>, fileId: string) {
  return tablesIn<SearchTables>(transaction)
    .selectFrom('files')
    .leftJoin('document_readings', 'document_readings.file_id', 'files.id')
    .leftJoin('search_index_files', 'search_index_files.file_id', 'files.id')
    .select(['owner_id', 'parent_id', 'name', 'document_readings.search_text', 'search_index_files.stamp'])
    .where('files.id', '=', fileId)
    .executeTakeFirst()
}

const stampOf = (parts: readonly string[]): string =>
  `${version}:${createHash('sha256').update(parts.join('\0')).digest('base64url')}`
