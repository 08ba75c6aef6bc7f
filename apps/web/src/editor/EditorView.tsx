import { useMemo } from 'react'
import { Announcer } from './accessibility/Announcer.tsx'
import { MapTree } from './accessibility/MapTree.tsx'
import { editorActions } from './actions/editor-actions.ts'
import { Canvas } from './canvas/Canvas.tsx'
import type { Editor } from './editor.ts'
import { attachGestures } from './gestures/attach-gestures.ts'
import { Overlays } from './overlays/Overlays.tsx'
import { TextField } from './text-input/TextField.tsx'
import { EditorContext } from './use-editor.ts'

/** Everything of an editor that is on the screen. */
export function EditorView({ editor }: { editor: Editor }) {
  const actions = useMemo(() => editorActions(editor), [editor])
  return (
    <EditorContext value={editor}>
      <Canvas attach={attachGestures}>
        <Overlays />
        <TextField actions={actions} />
      </Canvas>
      <MapTree />
      <Announcer />
    </EditorContext>
  )
}
