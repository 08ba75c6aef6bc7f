import { Download, Printer } from 'lucide-react'
import { defineActions } from '../../platform/actions/action.ts'
import type { Store } from '../../platform/store.ts'
import { openDocument, openEditor } from '../document/index.ts'
import { targets } from '../files/index.ts'
import { exportAsked, printAsked } from './export-asked.ts'
import { isExported, listedSource } from './sources/listed-source.ts'
import { openSource } from './sources/open-source.ts'

/** Whoever may not copy out of a document may not take it away whole. */
const isOpen = () => openDocument.get() !== null && (openEditor.get()?.editor.mayCopy ?? false)

const askFor = (asked: Store<ReturnType<typeof exportAsked.get>>) => () => {
  const [document, open] = [openDocument.get(), openEditor.get()]
  if (!document || !open || open.opened.kind === 'unknown') return
  const { editor, opened } = open
  const { name, kind, id, saveState } = document
  asked.set({
    sources: [openSource({ opened, assets: editor.assets, name, fileId: kind === 'file' ? id : null, saveState })],
    editor,
  })
}

/** Of the document that is open, and of those that are selected in a list. */
export const exportActions = defineActions([
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
  {
    id: 'exports.listed',
    label: 'exports.open',
    icon: Download,
    group: 'file',
    feature: 'export',
    isVisible: () => openDocument.get() === null && targets().length > 0 && targets().every(isExported),
    run: () => {
      const [first, ...others] = targets().filter(isExported).map(listedSource)
      if (first) exportAsked.set({ sources: [first, ...others], editor: null })
    },
  },
])
