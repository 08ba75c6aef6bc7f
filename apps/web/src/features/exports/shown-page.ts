import type { Editor } from '../../editor/editor-kind.ts'

/** A picture shows one page: the one that is looked at. Null where that is the whole document, as of a map that nobody has drilled into. */
export function shownPage(editor: Editor | null): string | null {
  const page = editor?.kind.pages?.shown(editor).get() ?? ''
  return page === '' ? null : page
}
