import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useStore } from '../../platform/store.ts'
import { Canvas } from '../canvas/Canvas.tsx'
import { focusField } from '../core/focus-field.ts'
import { EditorContext } from '../core/use-editor.ts'
import type { Editor } from '../editor-kind.ts'
import { attachGestures } from '../input/gestures/attach-gestures.ts'
import { TextField } from '../input/text/TextField.tsx'
import { PresentationLayer } from '../views/presentation/PresentationLayer.tsx'
import { followFullScreen } from '../views/reading/reading-mode.ts'
import { editorActions } from './editor-actions.ts'

/** Everything of an editor that is on the screen. */
export function EditorView({ editor }: { editor: Editor }) {
  const actions = useMemo(() => editorActions(editor), [editor])
  const attach = useCallback((element: HTMLElement) => attachGestures(element, editor), [editor])
  const shown = useStore(editor.shownAs)
  const { Outline, Overlays, AccessibleTree, Announcer } = editor.kind
  useEffect(() => followFullScreen(editor), [editor])
  const before = useRef(shown)
  useEffect(() => {
    // Whoever changes the view goes on working in it.
    if (before.current !== shown) focusField(editor)
    before.current = shown
  }, [editor, shown])
  return (
    <EditorContext value={editor}>
      {Outline && shown === 'outline' ? (
        <Outline actions={actions} />
      ) : (
        <>
          <Canvas attach={attach}>
            <Overlays />
            <TextField actions={actions} />
          </Canvas>
          <AccessibleTree />
        </>
      )}
      <PresentationLayer />
      {Announcer && <Announcer />}
    </EditorContext>
  )
}
