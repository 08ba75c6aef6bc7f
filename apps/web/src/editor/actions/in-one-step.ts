import type { Editor } from '../editor.ts'

/** Several commands that are taken back together. */
export function inOneStep<Result>(editor: Editor, act: () => Result): Result {
  editor.document.mark()
  const result = act()
  editor.document.mark()
  return result
}
