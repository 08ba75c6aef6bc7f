import { Check } from 'lucide-react'
import { Fragment, type MouseEvent, useEffect } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { isIosShell } from '../../../platform/native-shell/shell.ts'
import { useStore } from '../../../platform/store.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { focusField, hasFieldFocus } from '../../core/focus-field.ts'
import { useEditor } from '../../core/use-editor.ts'
import { useCover } from '../../core/viewport/use-cover.ts'
import type { Editor } from '../../editor-kind.ts'
import styles from './EditBar.module.css'
import { useKeyboardHeight } from './keyboard-height.ts'

/** Over the keyboard of a hand, while something is written. */
export function EditBar() {
  const editor = useEditor<Editor>()
  const isWriting = useStore(editor.writing) !== null
  useKeyboardGoesWithWriting(editor)
  // The iOS app has a bar of its own over its keyboard.
  return isWriting && !isIosShell && editor.kind.phone ? <Bar groups={editor.kind.phone.whileWriting} /> : null
}

function Bar({ groups: [goesOn = [], elsewhere = []] }: { groups: readonly (readonly string[])[] }) {
  const editor = useEditor<Editor>()
  const { text } = useText()
  const keyboard = useKeyboardHeight()
  const cover = useCover(editor)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written must not be below the keyboard
  useEffect(() => {
    editor.showWriting()
  }, [editor, keyboard])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to act on; it only leaves the keyboard open
    <div
      ref={cover}
      className={styles.place}
      style={{ paddingBottom: keyboard }}
      data-over-canvas
      onMouseDown={stayOpen}
      onPointerDown={stayOpen}
    >
      <div role="toolbar" aria-label={text('editor.phone.writing')} className={styles.bar}>
        {goesOn.map((id) => (
          <Tool key={id} id={id} />
        ))}
        <hr className={styles.line} />
        <div className={styles.middle}>
          {elsewhere.map((id) => (
            <Fragment key={id}>
              <Tool id={id} before={() => endWriting(editor)} />
            </Fragment>
          ))}
        </div>
        <IconButton
          label={text('editor.phone.done')}
          icon={Check}
          className={styles.done}
          onClick={() => endWriting(editor)}
        />
      </div>
    </div>
  )
}

function Tool({ id, before }: { id: string; before?: () => void }) {
  const action = useAction(id)
  if (!action?.icon) return null
  const { label, icon, disabledReason, run } = action
  const act = () => {
    before?.()
    run()
  }
  return <IconButton label={label} icon={icon} disabledReason={disabledReason} side="top" onClick={act} />
}

/** A press that takes the focus closes the keyboard. */
function stayOpen(event: MouseEvent): void {
  event.preventDefault()
}

function endWriting(editor: Editor): void {
  editor.writing.set(null)
}

/** Where there is no keyboard but that of the screen, it comes with writing and goes with it. */
function useKeyboardGoesWithWriting(editor: Editor): void {
  useEffect(() => {
    if (!matchMedia('(hover: none)').matches) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = editor.writing.subscribe(() => {
      clearTimeout(timer)
      // The next one may be written in the place of the last.
      timer = setTimeout(() => {
        if (editor.writing.get() !== null) focusField(editor)
        else if (hasFieldFocus(editor)) (document.activeElement as HTMLElement).blur()
      })
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [editor])
}
