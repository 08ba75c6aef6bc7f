import type { FlowchartEditor } from '../flowchart-editor.ts'

/** A text in which nothing was written is gone when writing ends: nobody could see it. Gives back how to stop. */
export function removeEmptyTexts(editor: FlowchartEditor): () => void {
  let written = editor.writing.get()
  return editor.writing.subscribe(() => {
    const before = written
    written = editor.writing.get()
    // What an input method composes comes to the document while writing ends.
    if (before?.type === 'shape' && before.id !== written?.id) queueMicrotask(() => removeIfEmpty(editor, before.id))
  })
}

function removeIfEmpty(editor: FlowchartEditor, id: string): void {
  const shape = editor.document.snapshot.shapes.get(id)
  const isEmpty = shape?.kind === 'text' && shape.text.text.trim() === '' && shape.image === null
  if (!isEmpty || shape.children.length > 0 || shape.locked || editor.readOnly || editor.writing.get()?.id === id)
    return
  // One step with what made it, or took its last letter.
  editor.document.rejoin()
  editor.continueStep({ type: 'deleteItems', shapes: [id] })
  editor.document.mark()
}
