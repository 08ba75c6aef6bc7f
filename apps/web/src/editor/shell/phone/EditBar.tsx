import { Check, Keyboard } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { handAsideMedia } from '../../../platform/hand-media.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { useLayer } from '../../../platform/layers/use-layer.ts'
import { isIosShell } from '../../../platform/native-shell/shell.ts'
import { useStore } from '../../../platform/store.ts'
import { useMedia } from '../../../platform/use-media.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { focusField, hasFieldFocus } from '../../core/focus-field.ts'
import { useEditor } from '../../core/use-editor.ts'
import { useCover } from '../../core/viewport/use-cover.ts'
import { writingBarHeight } from '../../core/viewport/writing-bar.ts'
import type { Editor, KeyboardPanel, PhoneToolsOfKind } from '../../editor-kind.ts'
import { formatsText } from '../../input/text/caret.ts'
import styles from './EditBar.module.css'
import { useKeyboardHeight } from './keyboard-height.ts'

/** Of a keyboard that was not seen yet. */
const usualHeight = 260
const none: readonly KeyboardPanel[] = []

/** Over the keyboard of a hand, while something is written. */
export function EditBar() {
  const editor = useEditor<Editor>()
  const isWriting = useStore(editor.writing) !== null
  useKeyboardGoesWithWriting(editor)
  // The iOS app has a bar of its own over its keyboard.
  return isWriting && !isIosShell && editor.kind.phone ? <Bar tools={editor.kind.phone} /> : null
}

function Bar({ tools }: { tools: PhoneToolsOfKind }) {
  const editor = useEditor<Editor>()
  const shown = useStore(editor.shownAs)
  // Another text may have other tools.
  useStore(editor.writing)
  const { first, next = [], elsewhere } = tools.whileWriting(editor)
  // An outline has the whole height for its rows.
  const panels = shown === 'map' ? (tools.keyboardPanels?.(editor) ?? none) : none
  const { text } = useText()
  const keyboard = useKeyboardHeight()
  // There the bar above makes room for what is written.
  const isAside = useMedia(handAsideMedia)
  const [label, setLabel] = useState<KeyboardPanel['label'] | null>(null)
  const panel = panels.find((each) => each.label === label)
  const lastHeight = useRef(usualHeight)
  if (keyboard > 0) lastHeight.current = keyboard
  // What is written in the panel itself has the keyboard below it.
  const [isTyping, setTyping] = useState(false)
  const isTyped = panel !== undefined && isTyping && keyboard > 0
  const below = panel ? lastHeight.current : keyboard
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written must not be below the keyboard
  useEffect(() => {
    editor.showWriting()
  }, [editor, below, isTyped])
  const closePanel = () => setLabel(null)
  useLayer(panel !== undefined, closePanel)
  const cover = useCover(editor)
  const attach = useCallback(
    (bar: HTMLElement | null) => {
      if (!bar) return undefined
      keepFocusElsewhere(bar)
      const uncover = cover(bar)
      const observer = new ResizeObserver(() => writingBarHeight.set(bar.offsetHeight))
      observer.observe(bar)
      return () => {
        uncover?.()
        observer.disconnect()
        writingBarHeight.set(0)
      }
    },
    [cover],
  )
  return (
    <div
      ref={attach}
      className={styles.place}
      style={{ paddingBottom: panel && !isTyped ? 0 : keyboard }}
      data-over-canvas
    >
      <div role="toolbar" aria-label={text('editor.phone.writing')} className={styles.bar}>
        {isAside && <Tool id="editor.undo" />}
        {first.map((id) => (
          <Tool key={id} id={id} />
        ))}
        {first.length > 0 && <hr className={styles.line} />}
        <div className={styles.middle}>
          {next.map((id) => (
            <Tool key={id} id={id} />
          ))}
          {elsewhere.map((id) => (
            <Tool key={id} id={id} before={() => endWriting(editor)} />
          ))}
          {panels.map((each) => (
            <IconButton
              key={each.label}
              label={text(each === panel ? 'editor.phone.keyboard' : each.label)}
              icon={each === panel ? Keyboard : each.icon}
              aria-pressed={each === panel}
              onClick={() => setLabel(each === panel ? null : each.label)}
            />
          ))}
        </div>
        <IconButton
          label={text('editor.phone.done')}
          icon={Check}
          className={styles.done}
          onClick={() => endWriting(editor)}
        />
      </div>
      {panel && (
        <InPlaceOfKeyboard
          key={panel.label}
          label={text(panel.label)}
          height={isTyped ? null : below}
          onTyping={setTyping}
        >
          <panel.Content onDone={closePanel} />
        </InPlaceOfKeyboard>
      )}
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

interface PanelProps {
  label: string
  /** Null: as high as what is in it, over the keyboard that its own field has brought. */
  height: number | null
  onTyping: (isTyping: boolean) => void
  children: ReactNode
}

/** It has the focus: without it the keyboard would stay, and with the field alone writing would end. */
function InPlaceOfKeyboard({ label, height, onTyping, children }: PanelProps) {
  const editor = useEditor<Editor>()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const giveCaretBack = keepCaret()
    panel.current?.focus({ preventScroll: true })
    return () => {
      onTyping(false)
      if (editor.writing.get() === null) return
      focusField(editor)
      giveCaretBack()
    }
  }, [editor, onTyping])
  return (
    <section
      onFocus={({ target }) => onTyping(target.matches(fields))}
      ref={panel}
      tabIndex={-1}
      aria-label={label}
      className={styles.panel}
      style={height === null ? undefined : { height }}
      {...formatsText}
    >
      {children}
    </section>
  )
}

/** Whoever writes in a field of the panel has the caret there, and the browser forgets where it was. */
function keepCaret(): () => void {
  const selection = getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : null
  return () => {
    if (!range || !document.activeElement?.contains(range.commonAncestorContainer)) return
    selection?.removeAllRanges()
    selection?.addRange(range)
  }
}

const fields = 'input:not([type="radio"], [type="checkbox"]), textarea'

/** A press that takes the focus would close the keyboard; what is written in takes it all the same. */
function keepFocusElsewhere(bar: HTMLElement): void {
  const keep = (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest(fields))) event.preventDefault()
  }
  for (const type of ['mousedown', 'pointerdown']) bar.addEventListener(type, keep)
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
