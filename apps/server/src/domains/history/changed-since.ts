import type { Handler } from '../../platform/http/calls/call.ts'
import { noSuchFile, principalOf } from '../access/index.ts'
import type { Services } from './services.ts'

export function changedSince({ access, documents, peopleOf }: Services): Handler<'/changed_since'> {
  return async ({ file_guid, since }, { session }) => {
    const standing = await access.standingOf(principalOf(session), file_guid)
    if (!standing?.capabilities.includes('see')) throw noSuchFile()
    const others = (await documents.authorsSince(file_guid, since)).filter((id) => id !== session.personId)
    // Who wrote what is part of the history, which is not for everybody who may read.
    const people = standing.capabilities.includes('history') ? await peopleOf(others) : new Map()
    return { by_others: others.length > 0, authors: others.flatMap((id) => people.get(id) ?? []) }
  }
}
