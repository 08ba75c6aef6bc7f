import { CopyPlus, Link2, Link2Off, Share2, X } from 'lucide-react'
import { defineActions } from '../../platform/actions/action.ts'
import { features } from '../../platform/features.ts'
import { connectionFor, type FileItem, targets } from '../files/index.ts'
import { shareAsked } from './dialog/share-asked.ts'
import { copyEntryLink, forgetViewed, stopSharing } from './lists/list-acts.ts'
import { saveToMine } from './saving/save-to-mine.ts'

const one = (isMeant: (item: FileItem) => boolean) => () =>
  features.sharing && targets().length === 1 && targets().every(isMeant)
const some = (isMeant: (item: FileItem) => boolean) => () =>
  features.sharing && targets().length > 0 && targets().every(isMeant)

const isOwn = ({ kind, canManage, trashed }: FileItem) => kind !== 'folder' && canManage && trashed === null
const isShared = (item: FileItem) => isOwn(item) && (item.isShared || item.link?.kind === 'own')
const isViewed = ({ link }: FileItem) => link?.kind === 'viewed'
const isEnabled = () => connectionFor(targets())

/** Sharing of documents in lists; the one that is open is shared by `document.share`. */
export const sharingActions = defineActions([
  {
    id: 'sharing.share-entry',
    label: 'sharing.share',
    icon: Share2,
    group: 'file',
    isLocal: true,
    isVisible: one(isOwn),
    isEnabled,
    run: () => {
      const [item] = targets()
      if (item) shareAsked.set({ id: item.id, name: item.name, isDraft: item.kind === 'draft' })
    },
  },
  {
    id: 'sharing.copy-entry-link',
    label: 'sharing.copy',
    icon: Link2,
    group: 'file',
    isLocal: true,
    isVisible: one((item) => isShared(item) || isViewed(item)),
    isEnabled,
    run: async () => {
      const [item] = targets()
      if (item) await copyEntryLink(item)
    },
  },
  {
    id: 'sharing.save-entry',
    label: 'viewer.save',
    icon: CopyPlus,
    group: 'file',
    isLocal: true,
    isVisible: one(({ link }) => link?.kind === 'viewed' && link.maySave),
    isEnabled,
    run: async () => {
      const [item] = targets()
      if (item?.link) await saveToMine(item.link)
    },
  },
  {
    id: 'sharing.stop',
    label: 'sharing.stop',
    icon: Link2Off,
    group: 'file',
    isLocal: true,
    isVisible: some(isShared),
    isEnabled,
    run: () => stopSharing(targets()),
  },
  {
    id: 'sharing.forget-viewed',
    label: 'shares.forget',
    icon: X,
    group: 'file',
    isLocal: true,
    isVisible: some(isViewed),
    isEnabled,
    run: () => forgetViewed(targets()),
  },
])
