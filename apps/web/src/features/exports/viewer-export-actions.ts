import { Download, Printer } from 'lucide-react'
import { defineActions } from '../../platform/actions/action.ts'
import type { Store } from '../../platform/store.ts'
import { openViewer, viewedDocument } from '../sharing/viewer.ts'
import { exportAsked, printAsked } from './export-asked.ts'
import { openSource } from './sources/open-source.ts'

const isAllowed = () => openViewer.get() !== null && (viewedDocument.get()?.rights.includes('export') ?? false)

const askFor = (store: Store<ReturnType<typeof exportAsked.get>>) => () => {
  const [document, open] = [viewedDocument.get(), openViewer.get()]
  if (!document || !open || open.opened.kind === 'unknown') return
  const { editor, opened } = open
  const { name, fileId } = document
  const source = openSource({ opened, assets: editor.assets, name, fileId, saveState: null })
  store.set({ sources: [source], editor, isShared: true })
}

/** Of a shared document, where its owner lets viewers take it away. */
export const viewerExportActions = defineActions([
  {
    id: 'viewer.export',
    label: 'exports.open',
    keywords: 'exports.keywords',
    icon: Download,
    group: 'file',
    feature: 'export',
    keys: ['mod+shift+e'],
    isVisible: isAllowed,
    run: askFor(exportAsked),
  },
  {
    id: 'viewer.print',
    label: 'exports.print',
    icon: Printer,
    group: 'file',
    feature: 'export',
    isVisible: isAllowed,
    run: askFor(printAsked),
  },
])
