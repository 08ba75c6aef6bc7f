import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { Tooltip } from '../../../ui/Tooltip.tsx'
import { focusField } from '../../core/focus-field.ts'
import { toScreen } from '../../core/viewport/viewport.ts'
import { directions } from '../gestures/sides.ts'
import { ShapePicture } from '../palette/ShapePicture.tsx'
import { shapeName } from '../palette/shape-name.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import styles from './ShapeChoiceMenu.module.css'
import { chooseNext } from './shape-choice.ts'

const columns = 4
/** Pixels of the screen between the place and the menu, and how near it may come to the edge. */
const gap = 16
const edge = 8
/** How long an arrow is pointed at before shapes are offered, and how long they stay when the pointer has left both. */
const openAfterMs = 500
const closeAfterMs = 350

/** A few shapes to choose the next one from: beside an arrow that is pointed at, or where a connector was let go. */
export function ShapeChoiceMenu() {
  const editor = useFlowchartEditor()
  const { text } = useText()
  const { choice: store, arrow } = editor.connectorState
  const choice = useStore(store)
  const menu = useRef<HTMLDivElement>(null)
  const isOver = useRef(false)

  useEffect(() => {
    let timer = 0
    const onArrow = () => {
      clearTimeout(timer)
      const at = arrow.get()
      if (at) timer = window.setTimeout(() => chooseNext(editor, at.shape, at.side, false), openAfterMs)
      else if (store.get()?.isAsked === false) {
        timer = window.setTimeout(() => !isOver.current && store.set(null), closeAfterMs)
      }
    }
    const close = () => store.set(null)
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && menu.current?.contains(event.target)) return
      clearTimeout(timer)
      close()
    }
    const stops = [arrow.subscribe(onArrow), editor.view.subscribe(close), editor.writing.subscribe(close)]
    document.addEventListener('pointerdown', closeOutside, true)
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
      document.removeEventListener('pointerdown', closeOutside, true)
    }
  }, [editor, store, arrow])

  useLayoutEffect(() => {
    const element = menu.current
    if (!element || !choice) return
    const { x, y } = toScreen(editor.view.get(), choice.at)
    const { width, height } = element.getBoundingClientRect()
    const { x: dx, y: dy } = directions[choice.side]
    const screen = editor.screen.get()
    const within = (value: number, length: number, whole: number) =>
      Math.max(edge, Math.min(value, whole - length - edge))
    const left = x + dx * (gap + width / 2) - width / 2
    const top = y + dy * (gap + height / 2) - height / 2
    element.style.translate = `${within(left, width, screen.width)}px ${within(top, height, screen.height)}px`
    isOver.current = false
    if (choice.isAsked) element.querySelector('button')?.focus({ preventScroll: true })
  }, [choice, editor])

  if (!choice) return null
  const close = () => {
    store.set(null)
    focusField(editor)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }
    const by = steps[event.key]
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault()
      close()
    } else if (by !== undefined) {
      event.preventDefault()
      const buttons = [...(menu.current?.querySelectorAll('button') ?? [])]
      const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
      buttons[(at + by + buttons.length) % buttons.length]?.focus()
    }
  }
  return (
    <div
      ref={menu}
      role="menu"
      aria-label={text('flowchart.choice')}
      className={styles.menu}
      onKeyDown={onKeyDown}
      // The focus stays in a shape that is being written in: writing that ends closes the menu before the click.
      onMouseDown={(event) => event.preventDefault()}
      onPointerEnter={() => {
        isOver.current = true
      }}
      onPointerLeave={() => {
        isOver.current = false
        if (!choice.isAsked)
          setTimeout(() => !isOver.current && store.get() === choice && store.set(null), closeAfterMs)
      }}
    >
      {choice.kinds.map((kind) => (
        <Tooltip key={kind} text={shapeName(kind, text)} side="top">
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles.shape}
            aria-label={shapeName(kind, text)}
            onClick={() => {
              close()
              choice.choose(kind)
            }}
          >
            <ShapePicture kind={kind} />
          </button>
        </Tooltip>
      ))}
    </div>
  )
}
