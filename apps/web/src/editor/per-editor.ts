import type { Editor } from './editor.ts'

/** What each editor has one of, made when it is first asked for and gone with the editor. */
export function perEditor<Thing>(make: (editor: Editor) => Thing): (editor: Editor) => Thing {
  const made = new WeakMap<Editor, Thing>()
  return (editor) => {
    const known = made.get(editor)
    if (known !== undefined) return known
    const thing = make(editor)
    made.set(editor, thing)
    return thing
  }
}
