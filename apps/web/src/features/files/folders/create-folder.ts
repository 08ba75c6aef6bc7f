import { navigate } from 'wouter/use-browser-location'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import type { FileItem } from '../file-item.ts'
import { refreshListed } from '../parts/listed-files.ts'
import { folderAt, folderPath } from '../places/paths.ts'
import { currentEntry } from '../selecting/entry-focus.ts'
import { renamed } from '../selecting/file-target.ts'
import { makeFolder } from './make-folder.ts'
import { mapsKey, openFolder } from './open-folders.ts'

let isMaking = false

/** Makes a folder in the one that is shown, and lets its name be written. */
export function createFolder(): Promise<void> {
  return create(folderAt(location.pathname), undefined)
}

/** In a folder outside of the list: the new one is named in the tree, or in the list of the folder it lies in. */
export async function createFolderIn(parent: Pick<FileItem, 'id' | 'shownIn'> | null): Promise<void> {
  if (!parent) return
  const { id, shownIn } = parent
  if (shownIn !== 'tree') navigate(folderPath(id))
  await create(id, shownIn === 'tree' ? 'tree' : undefined)
}

async function create(parentId: string | null, shownIn: 'tree' | undefined): Promise<void> {
  if (isMaking) return
  isMaking = true
  try {
    const id = await makeFolder(currentTranslator().text('files.new-folder'), parentId)
    await refreshListed([id])
    if (shownIn === 'tree') for (const key of [mapsKey, parentId ?? '']) openFolder(key, true)
    // Drawn wherever the page is scrolled to, so that the field for its name takes the focus.
    else currentEntry.set(id)
    renamed.set({ id, shownIn })
  } finally {
    isMaking = false
  }
}
