import { shortenInto } from '@ramify/contract'
import { api } from '../../../platform/api/api.ts'
import { keepCopy } from '../../../platform/drafts/index.ts'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import { type LiveEvent, listCopies, removeCopy } from '../../../platform/sync/index.ts'
import { refreshListed } from '../../files/index.ts'

/** Work that the server did not take. It lies in this browser until its author has decided about it. */
export type RefusedWork = Extract<LiveEvent, { type: 'refusedWork' }>

interface Author {
  token: string
  personId: string
}

/** Makes a file of its own of it; `null` when somebody has decided already, in another tab. */
export async function keepRefused({ id }: RefusedWork, name: string, author: Author): Promise<Kept | null> {
  const copy = (await listCopies(author.personId)).find((each) => each.id === id)
  if (!copy) return null
  const { text } = currentTranslator()
  const copyName = shortenInto(name, (part) => text('files.copy-name', { name: part }))
  const fileId = await keepCopy(copy, copyName, { ...author, client: api })
  void refreshListed()
  return { fileId, name: copyName }
}

interface Kept {
  fileId: string
  name: string
}

export function dropRefused({ id }: RefusedWork, { personId }: Author): Promise<void> {
  return removeCopy(personId, id)
}
