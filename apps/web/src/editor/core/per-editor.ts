import type { MapEditor } from '../mindmap/map-editor.ts'

/** What each editor has one of, made when it is first asked for and gone with the editor. */
export function perEditor<Thing>(make: (editor: MapEditor) => Thing): (editor: MapEditor) => Thing {
  const made = new WeakMap<MapEditor, Thing>()
  return (editor) => {
    const known = made.get(editor)
    if (known !== undefined) return known
    const thing = make(editor)
    made.set(editor, thing)
    return thing
  }
}
