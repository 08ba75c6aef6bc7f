import { type Expression, type SqlBool, sql, type Transaction } from 'kysely'
import type { Engine } from '../../platform/database/database.ts'
import type { Question } from '../../platform/text/search-terms.ts'

export interface Entry {
  fileId: string
  stamp: string
  /** Terms of its name, and of its name and text together. */
  title: readonly string[]
  whole: readonly string[]
}

/** The full-text index of an engine: which rows of `search_index_files` have all of some terms. */
export interface TermIndex {
  write: (transaction: Transaction<unknown>, entry: Entry) => Promise<void>
  remove: (transaction: Transaction<unknown>, fileIds: readonly string[]) => Promise<void>
  /** A step of getting rid of the terms of what was removed, which the index only marks at first; whether there is more to do. */
  tidy: (transaction: Transaction<unknown>) => Promise<boolean>
  /** Both as conditions on `search_index_files`: one of the questions is answered. */
  matches: (questions: readonly MarkedQuestion[]) => Expression<SqlBool>
  matchesTitle: (questions: readonly MarkedQuestion[]) => Expression<SqlBool>
  /** A condition on `files`, which are looked up for what matches, and never the other way round. */
  isIn: (spaceIds: readonly string[]) => Expression<SqlBool>
}

/** Terms that carry the mark of their space: no question walks through the terms of other spaces. */
export type MarkedQuestion = Question['terms']

const markLength = 8

export const marked = (spaceId: string, term: string): string => `${spaceId.slice(0, markLength)}${term}`

export const termIndexOf = (engine: Engine): TermIndex => (engine === 'sqlite' ? sqliteIndex : postgresIndex)

const list = (terms: readonly string[]) => terms.join(' ')

const sqliteIndex: TermIndex = {
  write: async (transaction, { fileId, stamp, title, whole }) => {
    const { rows } = await sql<{ seq: number }>`
      insert into search_index_files (file_id, stamp) values (${fileId}, ${stamp})
      on conflict (file_id) do update set stamp = excluded.stamp returning seq`.execute(transaction)
    const seq = rows[0]?.seq
    await sql`delete from search_index where rowid = ${seq}`.execute(transaction)
    const text = whole.filter((term) => !title.includes(term))
    await sql`insert into search_index (rowid, title, body) values (${seq}, ${list(title)}, ${list(text)})`.execute(
      transaction,
    )
  },
  remove: async (transaction, fileIds) => {
    const gone = sql.join(fileIds)
    await sql`
      delete from search_index where rowid in (select seq from search_index_files where file_id in (${gone}))
    `.execute(transaction)
    await sql`delete from search_index_files where file_id in (${gone})`.execute(transaction)
  },
  tidy: async (transaction) => {
    const changes = async () => {
      const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(transaction)
      return rows[0]?.count ?? 0
    }
    const before = await changes()
    // So few pages that whoever writes meanwhile does not wait for long.
    await sql`insert into search_index (search_index, rank) values ('merge', -200)`.execute(transaction)
    // The statement itself counts as one.
    return (await changes()) - before > 1
  },
  matches: (questions) => inIndex(ftsQuery(questions)),
  matchesTitle: (questions) => inIndex(`{title} : (${ftsQuery(questions)})`),
  // With the sign no index is used for it: going through all files of a space, each would be looked for among all matches.
  isIn: (spaceIds) => sql<SqlBool>`+files.space_id in (${sql.join(spaceIds)})`,
}

const inIndex = (query: string) =>
  sql<SqlBool>`search_index_files.seq in (select rowid from search_index where search_index match ${query})`

/** Terms are letters and digits only; the quotes keep those that look like a word of the query language from being one. */
const ftsQuery = (questions: readonly MarkedQuestion[]): string =>
  questions
    .map((question) => `(${question.map(({ text, isPrefix }) => `"${text}"${isPrefix ? '*' : ''}`).join(' AND ')})`)
    .join(' OR ')

const postgresIndex: TermIndex = {
  write: async (transaction, { fileId, stamp, title, whole }) => {
    await sql`
      insert into search_index_files (file_id, stamp, title, whole)
      values (${fileId}, ${stamp}, ${vector(title)}, ${vector(whole)})
      on conflict (file_id) do update
      set stamp = excluded.stamp, title = excluded.title, whole = excluded.whole`.execute(transaction)
  },
  remove: async (transaction, fileIds) => {
    await sql`delete from search_index_files where file_id in (${sql.join(fileIds)})`.execute(transaction)
  },
  // They are in the row itself, and go with it.
  tidy: async () => false,
  matches: (questions) => sql<SqlBool>`search_index_files.whole @@ ${tsQuery(questions)}::tsquery`,
  matchesTitle: (questions) => sql<SqlBool>`search_index_files.title @@ ${tsQuery(questions)}::tsquery`,
  isIn: (spaceIds) => sql<SqlBool>`files.space_id in (${sql.join(spaceIds)})`,
}

const vector = (terms: readonly string[]) => sql`array_to_tsvector(string_to_array(${list(terms)}, ' '))`

const tsQuery = (questions: readonly MarkedQuestion[]): string =>
  questions
    .map((question) => `(${question.map(({ text, isPrefix }) => `'${text}'${isPrefix ? ':*' : ''}`).join(' & ')})`)
    .join(' | ')
