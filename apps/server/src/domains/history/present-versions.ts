import type { HistoryVersion } from '@ramify/contract'
import type { DocumentVersion } from '../documents/index.ts'
import type { Services } from './services.ts'

/** Versions as people see them, with the names of those who made them. */
export async function presentVersions(
  { peopleOf }: Pick<Services, 'peopleOf'>,
  versions: readonly DocumentVersion[],
): Promise<HistoryVersion[]> {
  const people = await peopleOf(versions.flatMap(({ authors }) => authors))
  return versions.map(({ id, title, reason, at, hash, size, authors, keptUntil }) => ({
    id,
    tag: title,
    reason,
    created_at: at,
    hash,
    resource_id: String(id),
    size,
    authors: authors.flatMap((personId) => people.get(personId) ?? []),
    kept_until: keptUntil,
  }))
}
