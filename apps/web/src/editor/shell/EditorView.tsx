import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { ActionScope } from '../../platform/actions/ActionProvider.tsx'
import { useStore } from '../../platform/store.ts'
import { TooltipProvider } from '../../ui/Tooltip.tsx'
import { Canvas } from '../canvas/Canvas.tsx'
import { focusField } from '../core/focus-field.ts'
import { EditorContext } from '../core/use-editor.ts'
import type { Editor } from '../editor-kind.ts'
import { attachGestures } from '../input/gestures/attach-gestures.ts'
import { TextField } from '../input/text/TextField.tsx'
import { MarksLayer } from '../views/marks/MarksLayer.tsx'
import { FollowFrame } from '../views/people/FollowFrame.tsx'
import { followPerson } from '../views/people/follow-person.ts'
import { PeopleLayer } from '../views/people/PeopleLayer.tsx'
import { publishPointer, publishPresence } from '../views/people/publish-presence.ts'
import { PresentationLayer } from '../views/presentation/PresentationLayer.tsx'
import { followFullScreen } from '../views/reading/reading-mode.ts'
import styles from './EditorView.module.css'
import { editorActions } from './editor-actions.ts'

interface Props {
  editor: Editor
  /** The drawing alone: all that lies over it and beside it takes as long again, and most of it is never seen. */
  isFirstFrame?: boolean
  onRendered?: () => void
}

/** Everything of an editor that is on the screen. */
export function EditorView({ editor, isFirstFrame = false, onRendered }: Props) {
  const attach = useCallback(
    (element: HTMLElement) => {
      const stops = [attachGestures(element, editor), publishPointer(element, editor)]
      return () => stops.forEach((stop) => void stop())
    },
    [editor],
  )
  const shown = useStore(editor.shownAs)
  const { Outline, AccessibleTree, Announcer, BelowCanvas } = editor.kind
  useLayoutEffect(() => onRendered?.(), [onRendered])
  useEffect(() => followFullScreen(editor), [editor])
  useEffect(() => publishPresence(editor), [editor])
  useEffect(() => followPerson(editor), [editor])
  const before = useRef(shown)
  useEffect(() => {
    // Whoever changes the view goes on working in it.
    if (before.current !== shown) focusField(editor)
    before.current = shown
  }, [editor, shown])
  const isOutline = Outline !== undefined && shown === 'outline'
  return (
    <EditorContext value={editor}>
      <TooltipProvider>
        {isOutline ? (
          <OutlineOf editor={editor} />
        ) : (
          <div className={BelowCanvas ? styles.above : undefined}>
            <Canvas attach={attach}>{!isFirstFrame && <OverDrawing editor={editor} />}</Canvas>
          </div>
        )}
        {!isFirstFrame && (
          <>
            {!isOutline && <AccessibleTree />}
            {BelowCanvas && !isOutline && (
              <div className={styles.below}>
                <ActionsOf editor={editor}>
                  <BelowCanvas />
                </ActionsOf>
              </div>
            )}
            <FollowFrame />
            <PresentationLayer />
            {Announcer && <Announcer />}
          </>
        )}
      </TooltipProvider>
    </EditorContext>
  )
}

/** For menus in the editor: it is drawn apart from the shell, which has the same actions. */
function ActionsOf({ editor, children }: { editor: Editor; children: ReactNode }) {
  return <ActionScope actions={useActions(editor)}>{children}</ActionScope>
}

function OutlineOf({ editor }: { editor: Editor }) {
  const { Outline } = editor.kind
  const actions = useActions(editor)
  return Outline && <Outline actions={actions} />
}

function OverDrawing({ editor }: { editor: Editor }) {
  const { Overlays } = editor.kind
  const actions = useActions(editor)
  return (
    <>
      <MarksLayer />
      <Overlays />
      <PeopleLayer />
      <TextField actions={actions} />
    </>
  )
}

/** The same array each time: it is compared. */
function useActions(editor: Editor) {
  return useMemo(() => editorActions(editor), [editor])
}
