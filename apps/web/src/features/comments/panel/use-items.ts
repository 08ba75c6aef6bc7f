import { useEffect, useReducer } from 'react'
import type { Editor, KindComments } from '../../../editor/editor-kind.ts'

/** What comments are about, as the kind of the document knows it. */
export interface Items {
  /** Null when it is not there any more; undefined while nobody knows. */
  describe: (id: string) => { readonly text: string; readonly color: string } | null | undefined
  show: ((id: string) => void) | null
  chosen: string | null
  texts: KindComments['texts']
}

/** Where no kind is known, as on a page that only shows a picture. */
const plainTexts: KindComments['texts'] = {
  only: 'comments.selected',
  one: 'comments.item',
  deleted: 'comments.item-deleted',
  whole: 'comments.whole-document',
  onWhole: 'comments.on-whole-document',
}

/** Without an editor, as on a page that only shows a picture, items have no names. */
export function useItems(editor: Editor | null): Items {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const kind = editor?.kind.comments
  useEffect(() => (editor && kind ? kind.subscribe(editor, drawAgain) : undefined), [editor, kind])
  if (!editor || !kind) return { describe: () => undefined, show: null, chosen: null, texts: plainTexts }
  return {
    describe: (id) => kind.describe(editor, id),
    show: (id) => kind.show(editor, id),
    chosen: kind.chosen(editor),
    texts: kind.texts,
  }
}
