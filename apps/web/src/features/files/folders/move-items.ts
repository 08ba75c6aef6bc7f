import type { TeamEntry } from '@ramify/contract'
import { api } from '../../../platform/api/api.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { ask } from '../../../platform/questions/questions.ts'
import { showError } from '../../../platform/show-error.ts'
import type { FileItem } from '../file-item.ts'
import { inBatches } from '../in-batches.ts'
import { changeListed, refreshListed } from '../parts/listed-files.ts'
import { leaveSelecting } from '../selecting/selection.ts'
import { isWithin } from './folder-tree.ts'
import { knownTrees } from './tree-query.ts'

export interface Destination {
  id: string
  name: string
  /** Whose folder it is; `null`: one's own. */
  team: TeamEntry | null
}

/** A folder never goes into itself, and what is there already need not go there. */
export function mayMove(items: readonly FileItem[], folderId: string, team: TeamEntry | null): boolean {
  const folders = new Set(items.filter(({ kind }) => kind === 'folder').map(({ id }) => id))
  if (folders.has(folderId) || [...knownTrees().values()].some((root) => isWithin(root, folderId, folders)))
    return false
  if (!leavingTo(items, team).every(({ isOwn }) => isOwn)) return false
  return items.every(isMovable) && items.some(({ parentId }) => parentId !== folderId)
}

/** Those that somebody else owns afterwards: a team, or the person instead of one. */
export const leavingTo = (items: readonly FileItem[], team: TeamEntry | null): readonly FileItem[] =>
  items.filter(({ teamId }) => teamId !== (team?.team_id ?? null))

export const isMovable = ({ kind, canManage, trashed }: FileItem): boolean =>
  kind !== 'draft' && canManage && trashed === null

/** Moves them, and offers the way back. Asks first where another space owns them afterwards. */
export async function moveItems(items: readonly FileItem[], to: Destination): Promise<void> {
  const ids = items.map(({ id }) => id)
  const [first] = items
  if (!first || !(await maySurrender(items, to.team))) return
  // What a team owns, only its owner can take out again.
  const isUndoable = leavingTo(items, to.team).length === 0 || to.team === null || to.team.role === 'owner'
  try {
    await inBatches(ids, (file_guids) => api('/mv', { file_guids, move_to: to.id }))
    leaveSelecting()
    const moved = items.filter(({ parentId }) => parentId !== to.id)
    // In a folder's own list they are gone at once; the list of recent ones has them wherever they lie.
    changeListed(
      moved.map(({ id }) => id),
      () => null,
      'folder',
    )
    const { length: count } = items
    notify({
      kind: 'status',
      words: ({ text }) =>
        count === 1
          ? text('files.moved.named', { name: first.name, folder: to.name })
          : text('files.moved.many', { count, folder: to.name }),
      ...(isUndoable && { action: { label: ({ text }) => text('files.undo'), run: () => void moveBack(items) } }),
    })
  } catch (error) {
    showError(error)
  } finally {
    void refreshListed()
  }
}

/** Whether the person wants them to leave their own space for a team’s, or the other way round. */
async function maySurrender(items: readonly FileItem[], team: TeamEntry | null): Promise<boolean> {
  const leaving = leavingTo(items, team)
  const [first] = leaving
  if (!first) return true
  const { length: count } = leaving
  return ask({
    title: ({ text }) =>
      count === 1
        ? text('teams.move.title', { name: first.name, to: team?.team_name ?? text('files.maps') })
        : text('teams.move.title.many', { count, to: team?.team_name ?? text('files.maps') }),
    sentence: ({ text }) => (team ? text('teams.move.in', { team: team.team_name }) : text('teams.move.out')),
    act: ({ text }) => text('teams.move.act'),
  })
}

/** Each to the folder it came from: in the list of recent ones they come from several. */
async function moveBack(items: readonly FileItem[]): Promise<void> {
  try {
    for (const [parentId, siblings] of Map.groupBy(items, (item) => item.parentId)) {
      if (parentId === null) continue
      const ids = siblings.map(({ id }) => id)
      await inBatches(ids, (file_guids) => api('/mv', { file_guids, move_to: parentId }))
    }
  } catch (error) {
    showError(error)
  } finally {
    void refreshListed()
  }
}
