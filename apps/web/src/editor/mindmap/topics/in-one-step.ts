import type { MapEditor } from '../map-editor.ts'

/** Several commands that are taken back together. */
export function inOneStep<Result>(editor: MapEditor, act: () => Result): Result {
  editor.document.mark()
  const result = act()
  editor.document.mark()
  return result
}
