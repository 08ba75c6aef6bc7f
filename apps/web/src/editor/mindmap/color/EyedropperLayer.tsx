import type { Point } from '@ramify/geometry'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { focusField } from '../../core/focus-field.ts'
import { leadOf } from '../../core/selection.ts'
import { toMap, toScreen } from '../../core/viewport/viewport.ts'
import { formatsText } from '../../input/text/caret.ts'
import type { MapEditor } from '../map-editor.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { colorAt } from './color-at.ts'
import styles from './EyedropperLayer.module.css'

/** Over the map while a colour is picked from it. */
export function EyedropperLayer() {
  const editor = useMapEditor()
  const take = useStore(editor.eyedropper)
  return take && <Picking take={take} />
}

/** How far one press of an arrow goes, on the screen; with Shift a single pixel. */
const stride = 8
/** Lines are thin: one is hit so far from it, on the screen. */
const reach = 3

const ways: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

function Picking({ take }: { take: (color: string) => void }) {
  const editor = useMapEditor()
  const { text } = useText()
  const layer = useRef<HTMLDivElement>(null)
  const [point, setPoint] = useState(() => startOf(editor))
  const color = colorUnder(editor, point)
  useEffect(() => layer.current?.focus({ preventScroll: true }), [])
  const leave = () => {
    editor.eyedropper.set(null)
    focusField(editor)
  }
  const choose = (at: Point) => {
    leave()
    take(colorUnder(editor, at))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key]
    if (way) setPoint(moved(editor, point, way, event.shiftKey ? 1 : stride))
    else if (event.key === 'Enter' || event.key === ' ') choose(point)
    else if (event.key === 'Escape') leave()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={layer}
      className={styles.layer}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
      tabIndex={0}
      aria-label={text('editor.color.picking')}
      data-over-canvas
      onPointerMove={(event) => setPoint(pointOf(event))}
      onPointerUp={(event) => event.button === 0 && choose(pointOf(event))}
      onKeyDown={onKeyDown}
      onBlur={() => editor.eyedropper.set(null)}
      {...formatsText}
    >
      <div className={styles.glass} style={{ transform: `translate(${point.x}px, ${point.y}px)` }}>
        <span className={styles.aim} />
        <span className={styles.card}>
          <span className={styles.color} style={{ background: color }} />
          <span aria-live="polite">{color.toUpperCase()}</span>
        </span>
      </div>
    </div>
  )
}

/** At the lead topic, where the eye is; else in the middle. */
function startOf({ selectedTopics, scene, view, screen }: MapEditor): Point {
  const { width, height } = screen.get()
  const topic = scene.get().placeOf(leadOf(selectedTopics.get()) ?? '')
  if (!topic) return { x: width / 2, y: height / 2 }
  const at = toScreen(view.get(), { x: topic.x + topic.width / 2, y: topic.y + topic.height / 2 })
  return { x: within(at.x, width), y: within(at.y, height) }
}

function moved({ screen }: MapEditor, { x, y }: Point, way: Point, by: number): Point {
  const { width, height } = screen.get()
  return { x: within(x + way.x * by, width), y: within(y + way.y * by, height) }
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, value), most)
}

function pointOf({ clientX, clientY, currentTarget }: PointerEvent): Point {
  const { left, top } = currentTarget.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

function colorUnder({ scene, view }: MapEditor, point: Point): string {
  return colorAt(scene.get(), toMap(view.get(), point), reach / view.get().zoom)
}
