import { isBlankName, shortenInto } from '@ramify/contract'
import { api } from '../../platform/api/api.ts'
import { notify } from '../../platform/notices/notices.ts'
import { showError } from '../../platform/show-error.ts'
import { draftsRoom } from './drafts/drafts-query.ts'
import type { FileItem } from './file-item.ts'
import { nameInTree } from './folders/tree-query.ts'
import { changeListed, refreshListed } from './parts/listed-files.ts'

/** What was typed as a name that can be kept; where there is nothing to read in it, that is said. */
export function nameFrom(typed: string): string | null {
  const name = shortenInto(typed.trim(), (text) => text)
  if (!isBlankName(name)) return name
  notify({ kind: 'error', words: ({ message }) => message('500') })
  return null
}

/** Gives it the name that was typed, if there is anything to read in it. */
export async function renameItem({ id, kind, name }: Pick<FileItem, 'id' | 'kind' | 'name'>, typed: string) {
  const wanted = nameFrom(typed)
  if (wanted === null || wanted === name) return
  try {
    if (kind === 'draft') await (await draftsRoom()).renameDraft(id, wanted)
    else await renameFile(id, name, wanted)
  } catch (error) {
    showError(error)
  }
}

async function renameFile(id: string, before: string, wanted: string): Promise<void> {
  changeListed(id, (entry) => ({ ...entry, file_name: wanted }))
  nameInTree(id, before, wanted)
  try {
    await api('/rename', { file_guids: id, new_name: wanted })
  } catch (error) {
    // Nobody may answer for a long time what it is called; another name may have been given meanwhile.
    changeListed(id, (entry) => (entry.file_name === wanted ? { ...entry, file_name: before } : entry))
    nameInTree(id, wanted, before)
    throw error
  } finally {
    void refreshListed([id])
  }
}
