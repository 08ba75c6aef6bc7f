import { type Kysely, sql } from 'kysely'
import type { Engine } from '../../platform/database/database.ts'
import { type Question, questionOf } from '../../platform/text/search-terms.ts'
import { type Found, hitIn, type Searched } from './hit-in.ts'
import type { SearchThread } from './search-thread.ts'
import type { SearchTables } from './tables.ts'
import { marked, termIndexOf } from './term-index.ts'

export interface Place {
  /** 0 when the title says it all. */
  rank: number
  updatedAt: number
  id: string
}

export interface Hit extends Found {
  fileId: string
}

export interface Wanted {
  /** Who asks: nobody's long texts keep another's question waiting. */
  by: string
  /** Spaces in which everything may be found, and those of which `visible` says what. */
  spaces: { own: readonly string[]; shared: readonly string[] }
  visible: (fileIds: readonly string[]) => Promise<ReadonlySet<string>>
  words: string
  /** Of documents; folders are of both. */
  kind: number | undefined
  after: Place | undefined
  limit: number
}

interface Options {
  db: Kysely<SearchTables>
  engine: Engine
  thread: Pick<SearchThread, 'run'>
}

/** Bytes of texts that one call looks through; what is left has a cursor. A document counts for some bytes however short it is. */
const bytesPerCall = 6 * 1024 * 1024
const bytesPerDocument = 2_000
/** And that are looked through in one go, before it is somebody else's turn. */
const bytesAtOnce = 256 * 1024

interface Candidate extends Place {
  spaceId: string
  name: string
  bytes: number
}

/** Finds files of some spaces that are not in the trash: by title before by text, then the newest. */
export function createFinder({ db, engine, thread }: Options) {
  const index = termIndexOf(engine)

  const page = async ({ spaces, kind, after, limit }: Wanted, question: Question): Promise<Candidate[]> => {
    const spaceIds = [...spaces.own, ...spaces.shared]
    const terms = spaceIds.map((spaceId) =>
      question.terms.map(({ text, isPrefix }) => ({ text: marked(spaceId, text), isPrefix })),
    )
    const rank = sql<number>`case when ${index.matchesTitle(terms)} then 0 else 1 end`
    let found = db
      .selectFrom('search_index_files')
      .innerJoin('files', 'files.id', 'search_index_files.file_id')
      .leftJoin('document_readings', 'document_readings.file_id', 'files.id')
      .select(['files.id', 'files.space_id as spaceId', 'files.name', 'files.updated_at as updatedAt', rank.as('rank')])
      // Known to both engines without reading the text.
      .select(sql<number>`coalesce(octet_length(document_readings.search_text), 0)`.as('bytes'))
      .where(index.matches(terms))
      .where(index.isIn(spaceIds))
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

  const look = async (by: string, question: Question, some: readonly Candidate[]): Promise<(Found | null)[]> => {
    // A name is short, and where the title says it all nobody needs the text.
    const byTitle = some.map(({ rank, name }) => (rank === 0 ? hitIn(question, { rank, name, text: '' }) : null))
    const open = some.filter((_, nth) => byTitle[nth]?.matched !== 'title')
    if (open.length === 0) return byTitle
    const rows = await db
      .selectFrom('document_readings')
      .select(['file_id', 'search_text'])
      .where(
        'file_id',
        'in',
        open.map(({ id }) => id),
      )
      .execute()
    const textOf = new Map(rows.map(({ file_id, search_text }) => [file_id, search_text]))
    const texts = open.map(({ id, rank, name }): Searched => ({ rank, name, text: textOf.get(id) ?? '' }))
    const matches = await thread.run('match', { question, texts }, { by })
    const found = new Map(open.map(({ id }, nth) => [id, matches[nth] ?? null]))
    return some.map(({ id }, nth) => (found.has(id) ? (found.get(id) ?? null) : (byTitle[nth] ?? null)))
  }

  return async (wanted: Wanted): Promise<{ hits: Hit[]; next: Place | null }> => {
    const { limit, by, spaces, visible } = wanted
    const question = questionOf(wanted.words)
    if (!question || spaces.own.length + spaces.shared.length === 0) return { hits: [], next: null }
    const hits: (Hit & { place: Place })[] = []
    let { after } = wanted
    let bytesLeft = bytesPerCall
    for (;;) {
      const candidates = await page({ ...wanted, after, limit: limit + 1 }, question)
      const hidden = await hiddenOf(candidates, spaces.shared, visible)
      for (const some of inGos(candidates)) {
        // Texts that are not to be shown are not read either, but cost a look at the index.
        const shown = some.filter(({ id }) => !hidden.has(id))
        const found = await look(by, question, shown)
        const hitAt = new Map(shown.map(({ id }, nth) => [id, found[nth]]))
        for (const { id, rank, updatedAt, bytes } of some) {
          const hit = hitAt.get(id)
          after = { rank, updatedAt, id }
          if (hit) hits.push({ ...hit, fileId: id, place: after })
          bytesLeft -= bytesPerDocument + (hidden.has(id) || hit?.matched === 'title' ? 0 : bytes)
        }
        if (hits.length > limit) {
          const shown = hits.slice(0, limit)
          return { hits: shown, next: shown.at(-1)?.place ?? null }
        }
        const isLast = candidates.length <= limit && some.at(-1) === candidates.at(-1)
        if (bytesLeft <= 0 && !isLast) return { hits, next: after ?? null }
      }
      if (candidates.length <= limit) return { hits, next: null }
    }
  }
}

/** Those of shared spaces that whoever asks may not see. */
async function hiddenOf(
  candidates: readonly Candidate[],
  shared: readonly string[],
  visible: Wanted['visible'],
): Promise<ReadonlySet<string>> {
  const uncertain = candidates.filter(({ spaceId }) => shared.includes(spaceId)).map(({ id }) => id)
  if (uncertain.length === 0) return new Set()
  const seen = await visible(uncertain)
  return new Set(uncertain.filter((id) => !seen.has(id)))
}

/** As many as are looked through at once; one alone where it is that long. */
function* inGos(candidates: readonly Candidate[]): Generator<readonly Candidate[]> {
  let [from, bytes] = [0, 0]
  for (const [nth, candidate] of candidates.entries()) {
    if (nth > from && bytes + candidate.bytes > bytesAtOnce) {
      yield candidates.slice(from, nth)
      ;[from, bytes] = [nth, 0]
    }
    bytes += candidate.bytes
  }
  if (from < candidates.length) yield candidates.slice(from)
}
