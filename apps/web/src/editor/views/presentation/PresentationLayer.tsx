import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useLayer } from '../../../platform/layers/use-layer.ts'
import { useStore } from '../../../platform/store.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { focusField } from '../../core/focus-field.ts'
import { useEditor } from '../../core/use-editor.ts'
import type { ViewsEditor } from '../views-editor.ts'
import { attachPresentation } from './attach-presentation.ts'
import styles from './PresentationLayer.module.css'
import { endPresentation, goToStep, stepBy } from './presentation.ts'
import type { Presentation } from './step.ts'

/** Over the document while it is presented: takes keys, presses and swipes, and has a bar to go on by. */
export function PresentationLayer() {
  const editor = useEditor<ViewsEditor>()
  const presentation = useStore(editor.presentation.now)
  return presentation && <Presenting presentation={presentation} />
}

/** The bar goes when nothing has moved for so long, in milliseconds. */
const rest = 2_500
/** From here on a press was a swipe, on the screen. */
const swipe = 48

function Presenting({ presentation: { steps, at } }: { presentation: Presentation }) {
  const editor = useEditor<ViewsEditor>()
  const translator = useText()
  const { text } = translator
  const layer = useRef<HTMLElement>(null)
  const pressed = useRef<number | null>(null)
  const [isAwake, wake] = useAwake()
  const step = steps[at]
  const name = step ? editor.kind.presentation.nameOf(editor, step)(translator) : ''

  useEffect(() => {
    layer.current?.focus({ preventScroll: true })
    const stop = attachPresentation(editor)
    return () => {
      stop()
      focusField(editor)
    }
  }, [editor])

  useLayer(true, () => endPresentation(editor))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isControlKey(event)) return
    if (event.key === 'Escape') endPresentation(editor)
    else if (event.key === 'Home') goToStep(editor, 0)
    else if (event.key === 'End') goToStep(editor, steps.length - 1)
    else if (backward.includes(event.key) || (event.key === ' ' && event.shiftKey)) stepBy(editor, -1)
    else if (forward.includes(event.key)) stepBy(editor, 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onPointerDown = (event: PointerEvent) => {
    const isOurs = event.button === 0 && event.isPrimary && !isOnBar(event)
    pressed.current = isOurs ? event.clientX : null
  }
  const onPointerUp = (event: PointerEvent) => {
    const from = pressed.current
    pressed.current = null
    if (from !== null) stepBy(editor, event.clientX - from > swipe ? -1 : 1)
  }
  return (
    <section
      ref={layer}
      className={classNames(styles.layer, !isAwake && styles.asleep)}
      tabIndex={-1}
      aria-label={text('editor.present')}
      data-over-canvas
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
      onPointerMove={wake}
      onFocus={wake}
    >
      <p className={styles.said} aria-live="polite">
        {text('editor.present.said', { at: at + 1, count: steps.length, name })}
      </p>
      <div role="toolbar" aria-label={text('editor.present')} className={styles.bar} data-bar>
        <IconButton
          label={text('editor.present.previous')}
          icon={ChevronLeft}
          side="top"
          shortcut="←"
          aria-disabled={at === 0 || undefined}
          onClick={() => stepBy(editor, -1)}
        />
        <span className={styles.place} aria-hidden="true">
          {text('editor.present.place', { at: at + 1, count: steps.length })}
        </span>
        <IconButton
          label={text('editor.present.next')}
          icon={ChevronRight}
          side="top"
          shortcut="→"
          onClick={() => stepBy(editor, 1)}
        />
        <IconButton
          label={text('editor.present.end')}
          icon={X}
          side="top"
          shortcut="Esc"
          onClick={() => endPresentation(editor)}
        />
      </div>
    </section>
  )
}

const forward = ['ArrowRight', 'ArrowDown', 'PageDown', ' ', 'Enter']
const backward = ['ArrowLeft', 'ArrowUp', 'PageUp']

/** On a button Space and Enter press it. */
function isControlKey({ key, target }: KeyboardEvent): boolean {
  return (key === ' ' || key === 'Enter') && target instanceof Element && target.closest('button') !== null
}

function isOnBar({ target }: PointerEvent): boolean {
  return target instanceof Element && target.closest('[data-bar]') !== null
}

/** True until nothing has been moved for a while. */
function useAwake(): [boolean, () => void] {
  const [wakes, setWakes] = useState(0)
  const [isAwake, setAwake] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with every move
  useEffect(() => {
    setAwake(true)
    const timer = setTimeout(() => setAwake(false), rest)
    return () => clearTimeout(timer)
  }, [wakes])
  return [isAwake, () => setWakes((before) => before + 1)]
}
