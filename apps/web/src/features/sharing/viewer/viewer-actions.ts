import {
  BrainCircuit,
  CopyPlus,
  Download,
  House,
  Link2,
  LogIn,
  MessageSquare,
  PencilLine,
  Printer,
  Share2,
  Workflow,
} from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { defineActions } from '../../../platform/actions/action.ts'
import { signInPath } from '../../../platform/session/return-path.ts'
import { currentToken } from '../../../platform/session/session-store.ts'
import { exportAsked, openSource, printAsked } from '../../exports/index.ts'
import { documentPath, needsConnection, turnDocument, turnsInto } from '../../files/index.ts'
import { copyLink } from '../link/copy-link.ts'
import { canHandOn, handOn } from '../link/hand-on.ts'
import { shareLink } from '../link/share-link.ts'
import { maySave, saveToMine } from '../saving/save-to-mine.ts'
import { areCommentsShown, openViewer, viewedDocument } from './open-viewer.ts'
import { handedOn } from './visit.ts'

const isSeen = () => viewedDocument.get() !== null

/** What one can do with a shared map besides looking at it. */
export const viewerActions = defineActions([
  {
    id: 'viewer.save',
    label: 'viewer.save',
    icon: CopyPlus,
    group: 'file',
    isVisible: () => maySave(viewedDocument.get()),
    isEnabled: needsConnection,
    run: async () => {
      const document = viewedDocument.get()
      if (document) await saveToMine(document)
    },
  },
  {
    id: 'viewer.to-flowchart',
    label: 'files.to-flowchart',
    icon: Workflow,
    group: 'file',
    feature: 'flowcharts',
    isVisible: () => turnsInto('flowchart', openViewer.get()),
    run: turnViewed,
  },
  {
    id: 'viewer.to-map',
    label: 'files.to-map',
    icon: BrainCircuit,
    group: 'file',
    feature: 'flowcharts',
    isVisible: () => turnsInto('mindmap', openViewer.get()),
    run: turnViewed,
  },
  {
    id: 'viewer.export',
    label: 'exports.open',
    keywords: 'exports.keywords',
    icon: Download,
    group: 'file',
    feature: 'export',
    keys: ['mod+shift+e'],
    isVisible: mayExport,
    run: () => askFor(exportAsked),
  },
  {
    id: 'viewer.print',
    label: 'exports.print',
    icon: Printer,
    group: 'file',
    feature: 'export',
    isVisible: mayExport,
    run: () => askFor(printAsked),
  },
  {
    id: 'viewer.comment',
    label: 'viewer.comment',
    icon: MessageSquare,
    group: 'file',
    isVisible: () => viewedDocument.get()?.rights.includes('comment') ?? false,
    isOn: () => areCommentsShown.get(),
    run: () => areCommentsShown.set(!areCommentsShown.get()),
  },
  {
    id: 'viewer.edit',
    label: 'viewer.edit',
    icon: PencilLine,
    group: 'file',
    isVisible: () => viewedDocument.get()?.rights.includes('edit') ?? false,
    run: () => navigate(documentPath(viewedDocument.get()?.fileId ?? '')),
  },
  {
    id: 'viewer.copy-link',
    label: 'sharing.copy',
    icon: Link2,
    group: 'file',
    isVisible: isSeen,
    run: () => copyLink(shareLink(viewedDocument.get()?.shareId ?? '')),
  },
  {
    id: 'viewer.share-link',
    label: 'sharing.share-link',
    icon: Share2,
    group: 'file',
    isVisible: () => isSeen() && canHandOn(),
    run: async () => {
      const document = viewedDocument.get()
      if (document) await handOn(handedOn(document))
    },
  },
  {
    id: 'viewer.sign-in',
    label: 'accounts.sign-in',
    icon: LogIn,
    group: 'account',
    isVisible: () => currentToken() === null,
    run: () => navigate(signInPath(location.pathname, location.search, location.hash)),
  },
  { id: 'viewer.home', label: 'viewer.home', icon: House, group: 'go', run: () => navigate('/') },
])

/** The new document is the reader's own: in their account, or in this browser. */
async function turnViewed(): Promise<void> {
  const [document, open] = [viewedDocument.get(), openViewer.get()]
  if (document && open) await turnDocument(open, { kind: 'shared', id: document.fileId, name: document.name })
}

/** Where the owner lets viewers take it away. */
function mayExport(): boolean {
  return openViewer.get() !== null && (viewedDocument.get()?.rights.includes('export') ?? false)
}

function askFor(asked: typeof exportAsked): void {
  const [document, open] = [viewedDocument.get(), openViewer.get()]
  if (!document || !open || open.opened.kind === 'unknown') return
  const { editor, opened } = open
  const { name, fileId } = document
  const source = openSource({ opened, assets: editor.assets, name, fileId, saveState: null })
  asked.set({ sources: [source], editor, isShared: true })
}
