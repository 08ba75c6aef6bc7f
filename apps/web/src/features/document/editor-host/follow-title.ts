import { isSameItem } from '../../../editor/core/selection.ts'
import type { Editor } from '../../../editor/editor-kind.ts'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import { renameItem } from '../../files/index.ts'
import { openDocument } from '../open-document.ts'
import { followedName } from './followed-name.ts'

/** Whoever has written in the title of a document without a name, as the central topic of a map, has named it. Gives back how to stop. */
export function followTitle(editor: Editor): () => void {
  const { writing, textTargets, kind } = editor
  const words = () => {
    const title = kind.titleOf?.(editor)
    return (title && textTargets.textOf(title)?.text) ?? ''
  }
  let isWriting = false
  let before = ''
  return writing.subscribe(() => {
    const wasWriting = isWriting
    isWriting = isSameItem(writing.get(), kind.titleOf?.(editor) ?? null) && writing.get() !== null
    if (isWriting && !wasWriting) before = words()
    const open = openDocument.get()
    if (isWriting || !wasWriting || !open?.canManage) return
    const name = followedName(open.name, before, words(), currentTranslator())
    if (name !== null) void renameItem(open, name)
  })
}
