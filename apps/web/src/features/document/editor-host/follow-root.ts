import type { MapEditor } from '../../../editor/mindmap/map-editor.ts'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import { renameItem } from '../../files/index.ts'
import { openDocument } from '../open-document.ts'
import { followedName } from './followed-name.ts'

/** Whoever has written in the central topic of a map without a name has named it. Gives back how to stop. */
export function followRoot({ document, writing }: MapEditor): () => void {
  const words = () => document.snapshot.nodes.get(document.snapshot.root)?.text.text ?? ''
  let isWriting = false
  let before = ''
  return writing.subscribe(() => {
    const wasWriting = isWriting
    isWriting = writing.get()?.id === document.snapshot.root
    if (isWriting && !wasWriting) before = words()
    const open = openDocument.get()
    if (isWriting || !wasWriting || !open?.canManage) return
    const name = followedName(open.name, before, words(), currentTranslator())
    if (name !== null) void renameItem(open, name)
  })
}
