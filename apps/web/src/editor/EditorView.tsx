import { useEffect, useMemo, useRef } from 'react'
import { useStore } from '../platform/store.ts'
import { Announcer } from './accessibility/Announcer.tsx'
import { focusField } from './accessibility/focus-field.ts'
import { MapTree } from './accessibility/MapTree.tsx'
import { editorActions } from './actions/editor-actions.ts'
import { Canvas } from './canvas/Canvas.tsx'
import type { Editor } from './editor.ts'
import { attachGestures } from './gestures/attach-gestures.ts'
import { OutlineView } from './outline/OutlineView.tsx'
import { shownAs } from './outline/shown-as.ts'
import { Overlays } from './overlays/Overlays.tsx'
import { PresentationLayer } from './presentation/PresentationLayer.tsx'
import { followFullScreen } from './reading/reading-mode.ts'
import { TextField } from './text-input/TextField.tsx'
import { EditorContext } from './use-editor.ts'

/** Everything of an editor that is on the screen. */
export function EditorView({ editor }: { editor: Editor }) {
  const actions = useMemo(() => editorActions(editor), [editor])
  const shown = useStore(shownAs(editor))
  const isOutline = shown === 'outline'
  useEffect(() => followFullScreen(editor), [editor])
  const before = useRef(shown)
  useEffect(() => {
    // Whoever changes the view goes on working in it.
    if (before.current !== shown) focusField(editor)
    before.current = shown
  }, [editor, shown])
  return (
    <EditorContext value={editor}>
      {isOutline ? (
        <OutlineView actions={actions} />
      ) : (
        <>
          <Canvas attach={attachGestures}>
            <Overlays />
            <TextField actions={actions} />
          </Canvas>
          <MapTree />
        </>
      )}
      <PresentationLayer />
      <Announcer />
    </EditorContext>
  )
}
