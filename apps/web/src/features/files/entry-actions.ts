import {
  Copy,
  CopyPlus,
  ExternalLink,
  FolderInput,
  FolderOpen,
  FolderPlus,
  History,
  Info,
  PencilLine,
  RotateCcw,
  SquareCheck,
  Trash2,
  X,
} from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { type Action, defineActions } from '../../platform/actions/action.ts'
import { isPhone } from '../../platform/phone.ts'
import { isInWorkchat } from '../../platform/workchat/in-workchat.ts'
import { detailed } from './details/details.ts'
import type { FileItem } from './file-item.ts'
import { copyItems } from './folders/copy-items.ts'
import { createFolderIn } from './folders/create-folder.ts'
import { destinationAsked } from './folders/destination.ts'
import { leaveFolder } from './folders/leave-folder.ts'
import { isMovable, moveItems } from './folders/move-items.ts'
import { forgetRecent } from './forget-recent.ts'
import { connectionFor, isShownByDevice, needsConnection } from './needs-connection.ts'
import { historyPath } from './places/paths.ts'
import { placeAt } from './places/places.ts'
import { mayRemove, removeItems } from './remove-item.ts'
import { leaveToNeighbour, openEntry } from './selecting/entry-focus.ts'
import { renamed, targets } from './selecting/file-target.ts'
import { isSelectable, isSelecting, leaveSelecting, toggleSelected } from './selecting/selection.ts'
import { clearItems, restoreItems } from './trash/trash-acts.ts'

const some = (isMeant: (item: FileItem) => boolean) => () => {
  const items = targets()
  return items.length > 0 && items.every(isMeant)
}
const one = (isMeant: (item: FileItem) => boolean) => () => targets().length === 1 && targets().every(isMeant)

const isManaged = (item: FileItem) => item.canManage || isShownByDevice(item)
const isKept = (item: FileItem) => isManaged(item) && item.trashed === null
const isTrashed = ({ trashed }: FileItem) => trashed !== null
const isCopied = ({ kind, trashed, link }: FileItem) => kind !== 'draft' && trashed === null && !isViewed(link)

const isViewed = (link: FileItem['link']) => link?.kind === 'viewed'

/** Drafts apart, all of it happens on the server. */
const isEnabled = () => connectionFor(targets())

/** Of the documents that are selected, or of one; see `entry-keys.ts` for their keys. */
const ofEntries: Omit<Action, 'group' | 'isLocal'>[] = [
  {
    id: 'files.open',
    label: 'files.open',
    icon: FolderOpen,
    keys: ['enter'],
    // The link does it.
    isNative: true,
    isVisible: one(({ path }) => path !== null),
    run: openTarget,
  },
  {
    id: 'files.open-beside',
    label: 'files.open-beside',
    icon: ExternalLink,
    keys: ['mod+enter'],
    // The workplace chat app has one window.
    isVisible: () => !isInWorkchat() && some(({ path }) => path !== null)(),
    run: openBeside,
  },
  {
    id: 'files.select-entry',
    label: 'files.select',
    icon: SquareCheck,
    isVisible: () =>
      isPhone() && !isSelecting.get() && one((item) => item.shownIn === undefined && isSelectable(item))(),
    run: () => {
      const [item] = targets()
      if (!item) return
      isSelecting.set(true)
      toggleSelected(item.id)
    },
  },
  {
    id: 'files.new-folder-in',
    label: 'files.new-folder-in',
    icon: FolderPlus,
    keys: ['shift+f'],
    isVisible: one(({ shownIn }) => shownIn !== undefined),
    isEnabled: needsConnection,
    run: () => createFolderIn(targets()[0] ?? null),
  },
  {
    id: 'files.rename',
    label: 'files.rename',
    icon: PencilLine,
    keys: ['f2'],
    isVisible: one(isKept),
    isEnabled,
    run: () => renamed.set(targets()[0] ?? null),
  },
  {
    id: 'files.move',
    label: 'files.move',
    icon: FolderInput,
    keys: ['shift+m'],
    isVisible: some((item) => isMovable(item) || isShownByDevice(item)),
    isEnabled,
    run: () => destinationAsked.set({ items: targets(), act: 'move', carryOut: moveItems }),
  },
  {
    id: 'files.copy',
    label: 'files.copy',
    icon: Copy,
    keys: ['shift+c'],
    isVisible: some(isCopied),
    isEnabled,
    run: () => destinationAsked.set({ items: targets(), act: 'copy', carryOut: copyItems }),
  },
  {
    id: 'files.duplicate',
    label: 'files.duplicate',
    icon: CopyPlus,
    keys: ['mod+d'],
    isVisible: some((item) => isManaged(item) && isCopied(item)),
    isEnabled,
    run: () => copyItems(targets(), null),
  },
  {
    id: 'files.history',
    label: 'history.open',
    icon: History,
    isVisible: one((item) => item.kind === 'file' && isKept(item)),
    isEnabled,
    run: () => navigate(historyPath(targets()[0]?.id ?? '')),
  },
  {
    id: 'files.details',
    label: 'files.details',
    icon: Info,
    keys: ['alt+enter'],
    isVisible: one(({ kind, link }) => kind !== 'draft' && !isViewed(link)),
    run: () => detailed.set(targets()[0] ?? null),
  },
  {
    id: 'files.forget',
    label: 'files.forget',
    icon: X,
    keys: ['shift+delete', 'shift+backspace'],
    isVisible: () => isRecent() && some(({ kind }) => kind !== 'draft')(),
    isEnabled,
    run: () => leaving(forgetRecent),
  },
  {
    id: 'files.restore',
    label: 'files.restore',
    icon: RotateCcw,
    keys: ['shift+r'],
    isVisible: some(isTrashed),
    isEnabled,
    run: () => leaving(restoreItems),
  },
  {
    id: 'files.delete',
    label: 'files.delete',
    icon: Trash2,
    // Keyboards of a Mac have the second alone.
    keys: ['delete', 'backspace'],
    isDestructive: true,
    isVisible: some(isKept),
    isEnabled,
    run: async () => {
      const items = targets()
      if (!(await mayRemove(items))) return
      const [first] = items
      const leavePage = first?.shownIn === undefined ? undefined : leaveFolder(first)
      if (!leavePage) leaveToNeighbour(items.map(({ id }) => id))
      leaveSelecting()
      await removeItems(items)
      leavePage?.()
    },
  },
  {
    id: 'files.clear',
    label: 'trash.clear',
    shortLabel: 'files.delete',
    icon: Trash2,
    keys: ['delete', 'backspace'],
    isDestructive: true,
    isVisible: some((item) => isTrashed(item) && item.isOwn),
    isEnabled,
    run: async () => void (await clearItems(targets())),
  },
]

export const entryActions = defineActions(ofEntries.map((action) => ({ ...action, group: 'file', isLocal: true })))

const isRecent = () => placeAt(location.pathname)?.id === 'recent'

/** They go from this list: the focus goes on from them. */
async function leaving(act: (items: readonly FileItem[]) => Promise<void>): Promise<void> {
  const items = targets()
  leaveToNeighbour(items.map(({ id }) => id))
  await act(items)
}

function openTarget(): void {
  const [target] = targets()
  if (target?.shownIn === undefined) openEntry(target?.id ?? '')
  else if (target.path !== null) navigate(target.path)
}

/** As the browser opens a link with Ctrl: one tab each, of not too many. */
function openBeside(): void {
  for (const { path } of targets().slice(0, 20)) if (path !== null) open(path, '_blank', 'noreferrer')
}
