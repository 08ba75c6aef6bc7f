import type { Point } from '@ramify/geometry'
import { formatTab } from '../../core/panels/format-tab.ts'
import { openPanel } from '../../core/panels/open-panel.ts'
import { surroundings } from '../../core/surroundings.ts'
import { leastZoom } from '../../core/viewport/first-view.ts'
import type { InputEditor } from '../input-editor.ts'
import { attachTrackpadPinch } from './attach-trackpad-pinch.ts'
import { attachWheel } from './attach-wheel.ts'
import { keepCursor } from './cursor.ts'
import type { Gesture, Sample } from './gesture.ts'
import { createGlide } from './glide.ts'
import { watchHeldFinger } from './held-finger.ts'
import { isControl, isInText } from './own-press.ts'
import { pan } from './pan.ts'
import { pinched, type TwoFingers } from './pinch.ts'
import { watchRightButton } from './right-button.ts'
import { screenPoints } from './screen-points.ts'
import { spaceToPan } from './space-to-pan.ts'

const modifiers = ['Control', 'Meta']

/** Lets pointers act on an editor: the element is its canvas. Gives back how to stop. */
export function attachGestures(element: HTMLElement, editor: InputEditor): () => void {
  const { gestures } = editor.kind
  const points = screenPoints(element, editor)
  const cursor = keepCursor(element, editor)
  let gesture: Gesture | null = null
  /** The pointer that acts. */
  let pointer = -1
  let last: Sample | null = null
  let hasMoved = false
  let frame = 0
  let then = 0
  /** Fingers on the canvas; two of them pinch. */
  const fingers = new Map<number, Point>()
  let pinch: TwoFingers | null = null

  const sampleOf = (event: PointerEvent): Sample => ({
    point: points.of(event),
    extends: event.shiftKey,
    toggles: event.ctrlKey || event.metaKey,
    copies: event.altKey,
  })
  const wake = () => {
    if (frame === 0) frame = requestAnimationFrame(run)
  }
  const run = (now: number) => {
    frame = 0
    if (pinch) movePinch()
    else if (gesture) advance(now)
    else if (hasMoved) gestures.hover(editor, last?.point ?? null)
    hasMoved = false
    then = now
    if (gesture?.tick) wake()
  }
  const advance = (now: number) => {
    if (hasMoved && last) become(gesture?.move(last) ?? null)
    // What has only been lifted stays where it is, also at the edge.
    if (!held.isResting()) gesture?.tick?.(now - then)
  }
  const become = (next: Gesture | null) => {
    gesture = next
    cursor.during(next)
  }
  const movePinch = () => {
    const now = [...fingers.values()]
    const [a, b] = now
    if (!pinch || !a || !b) return
    const least = leastZoom(editor.scene.get(), editor.screen.get())
    editor.view.set(pinched(editor.view.get(), pinch, [a, b], least))
    pinch = [a, b]
  }
  const cancel = () => {
    gesture?.cancel()
    become(null)
  }

  const held = watchHeldFinger(element, {
    gesture: () => gesture,
    lift: (start) => {
      const lifted = gestures.lift?.(editor, start) ?? null
      if (!lifted) return false
      cancel()
      become(lifted.move(start))
      wake()
      return true
    },
    release: (start) => {
      cancel()
      gestures.begin(editor, start, { button: 2, isTouch: true })
    },
    tell: () => {
      if (surroundings.get() !== 'hand' || !editor.mayEdit) return false
      cancel()
      openPanel.set('style')
      formatTab.set('more')
      return true
    },
  })

  const right = watchRightButton(element, editor)
  const glide = createGlide(editor)

  const onDown = (event: PointerEvent) => {
    if (isControl(event.target) || isInText(event.target, editor)) return
    glide.stop()
    points.refresh()
    const start = sampleOf(event)
    const isTouch = event.pointerType === 'touch'
    if (isTouch) {
      fingers.set(event.pointerId, start.point)
      const [a, b] = [...fingers.values()]
      if (a && b) {
        held.end()
        // What was carried goes back, and the hand feels it.
        if (editor.gesturePreview.get() !== null) navigator.vibrate?.(10)
        cancel()
        glide.stop()
        pinch = [a, b]
        element.setPointerCapture(event.pointerId)
        return
      }
    }
    if (gesture) return
    // What is hovered has its buttons, also under a finger that comes from nowhere.
    gestures.hover(editor, start.point)
    const isRight = event.button === 2 && !isTouch
    const begun = isRight ? right.begin(event, start) : gestures.begin(editor, start, { button: event.button, isTouch })
    if (!begun) return
    pointer = event.pointerId
    element.setPointerCapture(pointer)
    last = start
    become(begun)
    if (isTouch) held.begin(event, start)
  }
  const onMove = (event: PointerEvent) => {
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, points.of(event))
    if (gesture && event.pointerId !== pointer) return
    if (!gesture && !pinch && (isControl(event.target) || event.pointerType === 'touch')) return
    last = sampleOf(event)
    if (event.pointerType === 'touch') glide.follow(last.point, event.timeStamp)
    held.move(last)
    hasMoved = true
    wake()
  }
  const onUp = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    if (pinch) {
      held.end()
      return endPinch()
    }
    if (held.letGo()) return
    if (!gesture || event.pointerId !== pointer) return
    const sample = sampleOf(event)
    const final = gesture.move(sample)
    become(null)
    final.end(sample)
    if (final.glides && event.pointerType === 'touch') glide.begin(event.timeStamp)
    last = sample
    hasMoved = true
    wake()
  }
  /** The finger that stays goes on moving the page. */
  const endPinch = () => {
    pinch = null
    const [rest] = fingers
    if (!rest) return
    pointer = rest[0]
    last = { point: rest[1], extends: false, toggles: false, copies: false }
    become(pan(editor, last))
  }
  const onCancel = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    held.end()
    pinch = null
    if (event.pointerId === pointer) cancel()
  }
  const onLeave = (event: PointerEvent) => {
    if (gesture) return
    hasMoved = false
    last = null
    if (event.pointerType === 'touch' && gestures.liftFinger) gestures.liftFinger(editor)
    else gestures.hover(editor, null)
  }
  const onDoubleClick = (event: MouseEvent) => {
    if (isControl(event.target) || isInText(event.target, editor)) return
    editor.tellOnlyLooks('tapping')
    // In a hand it goes nearer, which readers want as well.
    if (editor.mayEdit || surroundings.get() === 'hand') gestures.doubleClick(editor, points.of(event))
  }
  /** The browser would take the focus away from the field that waits for keys, or begin to scroll by itself. */
  const onMouseDown = (event: MouseEvent) => {
    if (isControl(event.target) || isInText(event.target, editor)) return
    event.preventDefault()
    if (!element.contains(element.ownerDocument.activeElement)) element.focus({ preventScroll: true })
  }
  /** On some systems the middle button pastes what was selected last; here it has moved the page. */
  const onMouseUp = (event: MouseEvent) => {
    if (event.button === 1 && !isInText(event.target, editor)) event.preventDefault()
  }
  /** The browser takes the end of a quick drag for a fling, and the next tap for what stops it: a button would never hear of that. */
  const onTouchMove = (event: TouchEvent) => {
    if (event.cancelable && (gesture || pinch)) event.preventDefault()
  }
  const onKey = (event: KeyboardEvent) => {
    if (!gesture || !last) return
    if (event.type === 'keydown' && event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      return cancel()
    }
    const isShift = event.key === 'Shift'
    if (event.key !== 'Alt' && !isShift) {
      // What is carried must not change under the hand that carries it.
      if (editor.gesturePreview.get() !== null && !modifiers.includes(event.key)) {
        event.preventDefault()
        event.stopPropagation()
      }
      return
    }
    const isHeld = event.type === 'keydown'
    // Or the menu bar of the browser opens.
    if (!isShift) event.preventDefault()
    last = isShift ? { ...last, extends: isHeld } : { ...last, copies: isHeld }
    hasMoved = true
    wake()
  }

  const listening = new AbortController()
  const { signal } = listening
  element.addEventListener('pointerdown', onDown, { signal, capture: true })
  element.addEventListener('pointermove', onMove, { signal })
  element.addEventListener('pointerup', onUp, { signal })
  element.addEventListener('pointercancel', onCancel, { signal })
  element.addEventListener('pointerleave', onLeave, { signal })
  element.addEventListener('touchmove', onTouchMove, { signal, passive: false })
  element.addEventListener('dblclick', onDoubleClick, { signal })
  element.addEventListener('mousedown', onMouseDown, { signal })
  element.addEventListener('mouseup', onMouseUp, { signal })
  for (const type of ['keydown', 'keyup'] as const) {
    element.ownerDocument.addEventListener(type, onKey, { signal, capture: true })
  }
  const stops = [
    points.stop,
    held.stop,
    right.stop,
    cursor.stop,
    attachWheel(element, editor, points.of),
    attachTrackpadPinch(element, editor, points.of, () => fingers.size > 0),
    spaceToPan(element, editor),
    ...(gestures.attach ? [gestures.attach(element, editor, points.of)] : []),
  ]
  return () => {
    cancel()
    glide.stop()
    cancelAnimationFrame(frame)
    listening.abort()
    for (const stop of stops) stop()
  }
}
