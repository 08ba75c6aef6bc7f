import {
  BellOff,
  BrainCircuit,
  CloudUpload,
  Compass,
  CopyPlus,
  FolderInput,
  FolderOpen,
  History,
  Info,
  PanelTop,
  PencilLine,
  ScrollText,
  Share2,
  Trash2,
  UserPlus,
  Workflow,
} from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { defineActions } from '../../platform/actions/action.ts'
import { features } from '../../platform/features.ts'
import { isPhone } from '../../platform/phone.ts'
import type { Store } from '../../platform/store.ts'
import { isCollaborated, loggedFile, shownPeople } from '../cooperation/index.ts'
import {
  duplicateDocument,
  historyPath,
  homePath,
  mayRemove,
  moveDocument,
  needsConnection,
  removeItems,
  showDetails,
  turnDocument,
  turnsInto,
} from '../files/index.ts'
import { isMuted, muteDocument } from '../notifications/index.ts'
import { shareAsked } from '../sharing/index.ts'
import { isHistoryPath } from './address.ts'
import { goToNextPart } from './bar/parts.ts'
import { openEditor } from './editor-host/open-editor.ts'
import { openExportActions } from './export-actions.ts'
import { hasGuide, openGuide } from './guide/guide-state.ts'
import { isNaming, openDocument } from './open-document.ts'
import { tellSaveState } from './saving/tell-save-state.ts'

const canManage = () => openDocument.get()?.canManage ?? false
const isFile = () => openDocument.get()?.kind === 'file'
/** Of a file on the server. */
const ofFile = (act: (id: string) => Promise<void>) => async () => {
  const document = openDocument.get()
  if (document) await act(document.id)
}
/** Whether comments in the open one notify the person only when they are mentioned. */
const isMutedNow = () => isMuted(openDocument.get()?.id ?? '')
/** Opens what is shown of a file. */
const showFor = (shown: Store<{ id: string; name: string } | null>) => () => {
  const document = openDocument.get()
  if (document) shown.set({ id: document.id, name: document.name })
}

export const documentActions = defineActions([
  ...openExportActions,
  {
    id: 'document.save',
    label: 'document.save',
    labelNow: () => (isPhone() ? 'document.save-now' : 'document.save'),
    icon: CloudUpload,
    group: 'file',
    // Whoever is used to it must not get the browser's "Save page".
    keys: ['mod+s'],
    isVisible: () => openDocument.get() !== null,
    run: () => {
      const saveState = openDocument.get()?.saveState
      if (saveState) tellSaveState(saveState)
    },
  },
  {
    id: 'document.share',
    label: 'sharing.share',
    icon: Share2,
    group: 'file',
    feature: 'sharing',
    isVisible: () => features.sharing && canManage(),
    run: () => {
      const document = openDocument.get()
      if (document) shareAsked.set({ id: document.id, name: document.name, isDraft: document.kind === 'draft' })
    },
  },
  {
    id: 'document.rename',
    label: 'files.rename',
    icon: PencilLine,
    group: 'file',
    isVisible: canManage,
    run: () => isNaming.set(true),
  },
  {
    id: 'document.duplicate',
    label: 'files.duplicate',
    icon: CopyPlus,
    group: 'file',
    isVisible: () => isFile() && canManage(),
    isEnabled: needsConnection,
    run: ofFile(duplicateDocument),
  },
  {
    id: 'document.to-flowchart',
    label: 'files.to-flowchart',
    keywords: 'files.turn.keywords',
    icon: Workflow,
    group: 'file',
    feature: 'flowcharts',
    isVisible: () => turnsInto('flowchart', openEditor.get()),
    run: turnOpen,
  },
  {
    id: 'document.to-map',
    label: 'files.to-map',
    keywords: 'files.turn.keywords',
    icon: BrainCircuit,
    group: 'file',
    feature: 'flowcharts',
    isVisible: () => turnsInto('mindmap', openEditor.get()),
    run: turnOpen,
  },
  {
    id: 'document.move',
    label: 'files.move',
    icon: FolderInput,
    group: 'file',
    isVisible: () => isFile() && canManage(),
    isEnabled: needsConnection,
    run: ofFile(moveDocument),
  },
  {
    id: 'document.history',
    label: 'history.open',
    icon: History,
    group: 'file',
    isVisible: () => isFile() && !isHistoryPath(location.pathname),
    isEnabled: needsConnection,
    run: ofFile(async (id) => navigate(historyPath(id))),
  },
  {
    id: 'document.details',
    label: 'files.details',
    icon: Info,
    group: 'file',
    isVisible: isFile,
    isEnabled: needsConnection,
    run: ofFile(showDetails),
  },
  {
    id: 'document.people',
    label: 'cooperation.people',
    icon: UserPlus,
    group: 'file',
    keywords: 'cooperation.people.keywords',
    feature: 'collaboration',
    isVisible: () => features.collaboration && isFile() && (canManage() || isCollaborated()),
    isEnabled: needsConnection,
    run: showFor(shownPeople),
  },
  {
    id: 'document.access-log',
    label: 'cooperation.log',
    icon: ScrollText,
    group: 'file',
    feature: 'collaboration',
    isVisible: () => features.collaboration && isFile() && canManage(),
    isEnabled: needsConnection,
    run: showFor(loggedFile),
  },
  {
    id: 'document.mute',
    label: 'notifications.mute',
    labelNow: () => (isMutedNow() ? 'notifications.unmute' : 'notifications.mute'),
    icon: BellOff,
    group: 'file',
    isVisible: isFile,
    isEnabled: needsConnection,
    run: async () => {
      const document = openDocument.get()
      if (document) await muteDocument({ file_guid: document.id, file_name: document.name }, !isMutedNow())
    },
  },
  {
    id: 'document.delete',
    label: 'files.delete',
    icon: Trash2,
    group: 'file',
    isDestructive: true,
    isVisible: canManage,
    run: removeDocument,
  },
  {
    id: 'document.open-another',
    label: 'document.open-another',
    icon: FolderOpen,
    group: 'go',
    keys: ['mod+o'],
    isVisible: () => openDocument.get() !== null,
    run: () => navigate(openDocument.get()?.home ?? homePath),
  },
  {
    id: 'document.guide',
    label: 'guide.title',
    icon: Compass,
    group: 'view',
    isVisible: hasGuide.get,
    run: openGuide,
  },
  {
    id: 'document.next-part',
    label: 'document.next-part',
    icon: PanelTop,
    group: 'view',
    keys: ['f6'],
    isVisible: () => openDocument.get() !== null,
    run: goToNextPart,
  },
])

async function turnOpen(): Promise<void> {
  const [document, open] = [openDocument.get(), openEditor.get()]
  if (document && open) await turnDocument(open, document)
}

async function removeDocument(): Promise<void> {
  const document = openDocument.get()
  if (!document || !(await mayRemove([document]))) return
  // Away first: its own page would tell that it is gone.
  navigate(document.home)
  await removeItems([document])
}
