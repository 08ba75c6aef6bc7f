import type { Rect } from '@ramify/geometry'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { openPanel } from '../../core/panels/open-panel.ts'
import { isStartPanelOpen } from '../../core/panels/start-panel.ts'
import { leadOf } from '../../core/selection.ts'
import { useEditor } from '../../core/use-editor.ts'
import { toScreen } from '../../core/viewport/viewport.ts'
import type { Editor } from '../../editor-kind.ts'
import styles from './SelectionStrip.module.css'
import { stripPlace, usualGap, withStrip } from './strip-place.ts'

/** A tap may be the first of two, or the beginning of a drag. */
const delayMs = 250
const toolWidth = 64
const height = 56
const side = 10

/** What is done most often to what is selected, beside it. */
export function SelectionStrip() {
  const editor = useEditor<Editor>()
  const selection = useStore(editor.selection)
  const writing = useStore(editor.writing)
  const gesture = useStore(editor.gesturePreview)
  const panel = useStore(openPanel)
  // What is carried out of it may be let go anywhere.
  const isStartOpen = useStore(isStartPanelOpen)
  const shown = useStore(editor.shownAs)
  const isIdle = writing === null && gesture === null && panel === null && !isStartOpen && shown === 'map'
  useStore(editor.lockReason)
  useStore(editor.editRight)
  const ids = editor.kind.phone?.strip(editor) ?? []
  const isAsked = isIdle && !editor.readOnly && selection.length > 0 && ids.length > 0
  // Another one is selected: its strip comes in its own time.
  return isAsked ? <Delayed key={selection.map(({ id }) => id).join()} ids={ids} /> : null
}

function Delayed({ ids }: { ids: readonly string[] }) {
  const editor = useEditor<Editor>()
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setDue(true)
      const lead = leadOf(editor.selection.get())
      const box = lead && editor.scene.get().boxOf(lead)
      const { width } = editor.screen.get()
      if (box) editor.reveal(withStrip(box, sizeOf(ids.length, width), editor.view.get().zoom, gapOf(editor)))
    }, delayMs)
    return () => clearTimeout(timer)
  }, [editor, ids.length])
  return isDue ? <Strip ids={ids} /> : null
}

function Strip({ ids }: { ids: readonly string[] }) {
  const editor = useEditor<Editor>()
  const { text } = useText()
  const lead = leadOf(useStore(editor.selection))
  const scene = useStore(editor.scene)
  const view = useStore(editor.restingView)
  const screen = useStore(editor.screen)
  const isMoving = useIsMoving(editor)
  // Bars come and go.
  useSyncExternalStore(editor.covers.subscribe, editor.covers.rects)
  const box = lead && scene.boxOf(lead)
  if (!box) return null
  const size = sizeOf(ids.length, screen.width)
  const onScreen: Rect = {
    ...toScreen(view, box),
    width: box.width * view.zoom,
    height: box.height * view.zoom,
  }
  const place = isMoving
    ? null
    : stripPlace(onScreen, size, screen, { top: upperEdge(editor), bottom: 0 }, gapOf(editor))
  if (!place) return null
  return (
    <div
      role="toolbar"
      aria-label={text('editor.phone.tools')}
      data-over-canvas
      className={styles.strip}
      style={{ left: place.x, top: place.y, width: size.width }}
    >
      {ids.map((id) => (
        <Tool key={id} id={id} />
      ))}
    </div>
  )
}

function Tool({ id }: { id: string }) {
  const action = useAction(id)
  if (!action?.icon) return null
  const { shortLabel, icon, disabledReason, run } = action
  return (
    <button type="button" className={styles.tool} aria-disabled={disabledReason !== null || undefined} onClick={run}>
      <Icon icon={icon} size="l" />
      <span className={styles.word}>{shortLabel}</span>
    </button>
  )
}

const gapOf = ({ kind }: Editor) => kind.phone?.stripGap ?? usualGap

const sizeOf = (count: number, screenWidth: number) => ({
  width: Math.min(count * toolWidth + 8, screenWidth - 2 * side),
  height,
})

/** Bars at the upper edge lie over the drawing. */
function upperEdge({ covers, screen }: Editor): number {
  const { width } = screen.get()
  const bars = covers.rects().filter(({ y, width: wide }) => y <= 0 && wide >= width)
  return Math.max(0, ...bars.map(({ y, height: high }) => y + high))
}

/** While the drawing is moved the strip is out of the way. */
function useIsMoving({ view, restingView }: Editor): boolean {
  const [isMoving, setMoving] = useState(false)
  useEffect(() => {
    const stops = [view.subscribe(() => setMoving(true)), restingView.subscribe(() => setMoving(false))]
    return () => stops.forEach((stop) => void stop())
  }, [view, restingView])
  return isMoving
}
