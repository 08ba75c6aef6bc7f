import { Download, Printer } from 'lucide-react'
import { defineActions } from '../../platform/actions/action.ts'
import type { Store } from '../../platform/store.ts'
import { exportAsked, openSource, printAsked } from '../exports/index.ts'
import { openEditor } from './editor-host/open-editor.ts'
import { openDocument } from './open-document.ts'

/** Whoever may not copy out of a document may not take it away whole. */
const isOpen = () => openDocument.get() !== null && (openEditor.get()?.editor.mayCopy ?? false)

const askFor = (asked: Store<ReturnType<typeof exportAsked.get>>) => () => {
  const [document, open] = [openDocument.get(), openEditor.get()]
  if (!document || !open || open.opened.kind === 'unknown') return
  const { editor, opened } = open
  const { name, kind, id, saveState } = document
  const fileId = kind === 'file' ? id : null
  asked.set({ sources: [openSource({ opened, assets: editor.assets, name, fileId, saveState })], editor })
}

/** Of the document that is open. */
export const openExportActions = defineActions([
  {
    id: 'exports.open',
    label: 'exports.open',
    keywords: 'exports.keywords',
    icon: Download,
    group: 'file',
    feature: 'export',
    keys: ['mod+shift+e'],
    isVisible: isOpen,
    run: askFor(exportAsked),
  },
  {
    id: 'exports.print',
    label: 'exports.print',
    icon: Printer,
    group: 'file',
    feature: 'export',
    isVisible: isOpen,
    run: askFor(printAsked),
  },
])
