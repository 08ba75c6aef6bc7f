import { isBlankName, shortenInto } from '@ramify/contract'
import { api } from '../../platform/api/api.ts'
import { notify } from '../../platform/notices/notices.ts'
import { showError } from '../../platform/show-error.ts'
import { draftsRoom } from './drafts-query.ts'
import type { FileItem } from './file-item.ts'
import { changeListed, refreshListed } from './listed-files.ts'

/** Gives it the name that was typed, if there is anything to read in it. */
export async function renameItem({ id, kind, name }: Pick<FileItem, 'id' | 'kind' | 'name'>, typed: string) {
  const wanted = shortenInto(typed.trim(), (text) => text)
  if (wanted === name) return
  if (isBlankName(wanted)) {
    notify({ kind: 'error', words: ({ message }) => message('500') })
    return
  }
  try {
    if (kind === 'draft') await (await draftsRoom()).renameDraft(id, wanted)
    else await renameFile(id, wanted)
  } catch (error) {
    showError(error)
  }
}

async function renameFile(id: string, name: string): Promise<void> {
  changeListed(id, (entry) => ({ ...entry, file_name: name }))
  try {
    await api('/rename', { file_guids: id, new_name: name })
  } finally {
    void refreshListed()
  }
}
