import { useEffect, useMemo, useRef } from 'react'
import { useStore } from '../../platform/store.ts'
import { Canvas } from '../canvas/Canvas.tsx'
import { focusField } from '../core/focus-field.ts'
import { shownAs } from '../core/shown-as.ts'
import { EditorContext } from '../core/use-editor.ts'
import { attachGestures } from '../input/gestures/attach-gestures.ts'
import { TextField } from '../input/text/TextField.tsx'
import { MapTree } from '../mindmap/accessibility/MapTree.tsx'
import type { MapEditor } from '../mindmap/map-editor.ts'
import { OutlineView } from '../mindmap/outline/OutlineView.tsx'
import { Overlays } from '../mindmap/overlays/Overlays.tsx'
import { Announcer } from '../views/accessibility/Announcer.tsx'
import { PresentationLayer } from '../views/presentation/PresentationLayer.tsx'
import { followFullScreen } from '../views/reading/reading-mode.ts'
import { editorActions } from './editor-actions.ts'

/** Everything of an editor that is on the screen. */
export function EditorView({ editor }: { editor: MapEditor }) {
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
