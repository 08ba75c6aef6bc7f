import { api } from '../../../platform/api/api.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { isPhone } from '../../../platform/phone.ts'
import { ask } from '../../../platform/questions/questions.ts'
import type { FileItem } from '../file-item.ts'
import { inBatches } from '../in-batches.ts'
import { wholeCount } from '../list/shown-list.ts'
import { changeListed, refreshListed } from '../parts/listed-files.ts'
import { teamTrashAt } from '../places/paths.ts'
import { awaitEntry, leaveToNeighbour } from '../selecting/entry-focus.ts'
import { leaveSelecting } from '../selecting/selection.ts'
import { tellRefusal } from '../tell-refusal.ts'
import { restoreFiles } from './restore-files.ts'

export async function restoreItems(items: readonly FileItem[]): Promise<void> {
  const [first] = items
  const ids = items.map(({ id }) => id)
  if (!first || !(await restoreFiles(ids))) return
  leaveSelecting()
  // Not in this list: they are where they were.
  awaitEntry(null)
  tellRestored(items.length, first.name, () => void trashAgain(ids))
}

/** Those that were restored by mistake. */
async function trashAgain(ids: readonly string[]): Promise<void> {
  try {
    await inBatches(ids, (file_guids) => api('/rm', { file_guids }))
    changeListed(ids, () => null)
  } catch (error) {
    tellRefusal(error)
  } finally {
    void refreshListed()
  }
}

/** In a hand it asks first, as everything that is done to all of the trash does there. */
export async function restoreEverything(): Promise<void> {
  const isSure =
    !isPhone() ||
    (await ask({
      title: ({ text }) => text('trash.restore-all.title'),
      sentence: ({ text }) => text('trash.restore-all.sentence'),
      act: ({ text }) => text('trash.restore-all'),
    }))
  if (!isSure) return
  try {
    const { restored } = await api('/revert_trash', trashHere())
    leaveSelecting()
    tellRestored(restored, null, null)
  } catch (error) {
    tellRefusal(error)
  } finally {
    void refreshListed()
  }
}

export async function clearItems(items: readonly FileItem[]): Promise<boolean> {
  const [first] = items
  if (!first) return false
  const { length: count } = items
  const isSure = await ask({
    title: ({ text }) =>
      count === 1 ? text('drafts.delete.title', { name: first.name }) : text('trash.clear.many', { count }),
    sentence: ({ text }) => text('trash.clear.sentence'),
    act: ({ text }) => text('trash.clear'),
    isDestructive: true,
  })
  return isSure && (await clearFiles(items))
}

async function clearFiles(items: readonly FileItem[]): Promise<boolean> {
  const ids = items.map(({ id }) => id)
  leaveToNeighbour(ids)
  try {
    await inBatches(ids, (file_guids) => api('/clear', { file_guids }))
    leaveSelecting()
    changeListed(ids, () => null)
    notify({ kind: 'status', words: ({ text }) => text('trash.cleared', { count: ids.length }) })
    return true
  } finally {
    void refreshListed()
  }
}

export async function emptyTrash(): Promise<void> {
  const count = await wholeCount()
  const isSure = await ask({
    title: ({ text }) => (count === null ? text('trash.empty') : text('trash.clear.many', { count })),
    sentence: ({ text }) => text('trash.clear.sentence'),
    act: ({ text }) => text('trash.clear'),
    isDestructive: true,
  })
  if (!isSure) return
  try {
    const { cleared } = await api('/clear_trash', trashHere())
    leaveSelecting()
    notify({ kind: 'status', words: ({ text }) => text('trash.cleared', { count: cleared }) })
  } finally {
    void refreshListed()
  }
}

/** Whose trash is shown. */
function trashHere(): { team_id?: string } {
  const team_id = teamTrashAt(location.pathname)
  return team_id === null ? {} : { team_id }
}

function tellRestored(count: number, name: string | null, undo: (() => void) | null): void {
  notify({
    kind: 'status',
    size: count,
    words: ({ text }) =>
      count === 1 && name !== null ? text('trash.restored.named', { name }) : text('trash.restored', { count }),
    ...(undo && { action: { label: ({ text }) => text('files.undo'), run: undo } }),
  })
}
