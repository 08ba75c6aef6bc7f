import { type RefObject, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { axisOf, isAtEdge, wayOf } from './finger.ts'
import { actWidth, staysOpen, swipedBy } from './swipe.ts'
import { swipedRow } from './swiped-row.ts'

const holdMs = 400
/** A finger that rests is not quite still. */
const stillWithin = 8

interface Gesture {
  readonly id: number
  readonly from: { readonly x: number; readonly y: number }
  readonly row: HTMLElement | null
  readonly hold: ReturnType<typeof setTimeout> | undefined
  /** Pixels of acts that were shown when it came down. */
  readonly before: number
  /** What it has turned out to be; the browser scrolls and taps by itself. */
  is: 'pending' | 'swipe' | 'hold' | 'close' | 'browser'
  shown: number
}

interface Answers {
  /** A row is about to be swiped. */
  onSwipe: (id: string) => void
  /** A finger rests on a row; gives whether that means anything there. */
  onHold: (id: string) => boolean
}

/**
 * What fingers do to rows of a list apart from tapping: a swipe brings the acts of one, resting on one selects several. Rows say who they
 * are by `data-row`, and how many acts they have by `data-acts`.
 */
export function useRowGestures(area: RefObject<HTMLElement | null>, answers: Answers): void {
  const onSwipe = useEffectEvent(answers.onSwipe)
  const onHold = useEffectEvent(answers.onHold)
  useEffect(() => {
    const element = area.current
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    let gesture: Gesture | null = null

    const held = (row: HTMLElement) => {
      if (gesture?.is !== 'pending' || !onHold(row.dataset.row ?? '')) return
      gesture.is = 'hold'
      navigator.vibrate?.(10)
    }
    const begin = ({ touches, target }: TouchEvent) => {
      const [touch] = touches
      if (!touch || !(target instanceof Element)) return
      // A second finger takes back what the first one has begun.
      if (touches.length > 1) {
        end(false)
        return
      }
      const row = target.closest<HTMLElement>('[data-row]')
      const open = openRow(element)
      const isOnControl = target.closest('input, label, [aria-haspopup], [data-swipe-acts]') !== null
      gesture = {
        id: touch.identifier,
        from: { x: touch.clientX, y: touch.clientY },
        row,
        hold: row && !isOnControl && !open ? setTimeout(() => held(row), holdMs) : undefined,
        before: row !== null && row === open ? mostOf(row) : 0,
        is: 'pending',
        shown: 0,
      }
      if (!open || open === row) return
      // The acts of another row go, and the tap that sends them away does nothing else.
      void settle(open, 0)
      gesture.is = 'close'
    }
    const move = (event: TouchEvent) => {
      const way = gesture && wayOf(gesture, event.touches)
      if (!gesture || !way) return
      const { row, hold, before, from } = gesture
      if (Math.hypot(way.x, way.y) >= stillWithin) clearTimeout(hold)
      if (gesture.is === 'pending') {
        const axis = axisOf(way)
        if (axis === null) return
        clearTimeout(hold)
        const most = row ? mostOf(row) : 0
        const isSwipe = axis === 'across' && most > 0 && (way.x < 0 || before > 0)
        gesture.is = isSwipe && event.cancelable && !isAtEdge(from.x, innerWidth) ? 'swipe' : 'browser'
        if (gesture.is === 'swipe' && row) {
          onSwipe(row.dataset.row ?? '')
          flushSync(() => swipedRow.set(row.dataset.row ?? null))
        }
      }
      if (gesture.is === 'hold' && event.cancelable) event.preventDefault()
      if (gesture.is !== 'swipe' || !row) return
      if (event.cancelable) event.preventDefault()
      gesture.shown = swipedBy(way.x, before, mostOf(row))
      show(row, gesture.shown)
    }
    const end = (isKept: boolean) => {
      const ended = gesture
      gesture = null
      clearTimeout(ended?.hold)
      if (ended?.is !== 'swipe' || !ended.row) return ended?.is ?? 'browser'
      const most = mostOf(ended.row)
      const stays = isKept ? staysOpen(ended.shown, ended.before, most) : ended.before > 0
      void settle(ended.row, stays ? most : 0)
      return ended.is
    }
    const lift = (event: TouchEvent) => {
      if (event.touches.length > 0) return
      const was = end(true)
      // A tap beside open acts closes them; after a swipe or a rest nothing is tapped.
      const isTaken = was === 'swipe' || was === 'hold' || was === 'close'
      if (isTaken && event.cancelable) event.preventDefault()
    }
    element.addEventListener('touchstart', begin, { passive: true, signal })
    element.addEventListener('touchmove', move, { passive: false, signal })
    element.addEventListener('touchend', lift, { passive: false, signal })
    element.addEventListener('touchcancel', () => void end(false), { signal })
    return () => {
      listening.abort()
      clearTimeout(gesture?.hold)
      swipedRow.set(null)
    }
  }, [area])
}

/** Where the acts are not wanted any more. */
export function closeSwiped(): void {
  const row = openRow(document)
  if (row) void settle(row, 0)
}

function openRow(within: ParentNode): HTMLElement | null {
  const id = swipedRow.get()
  return id === null ? null : within.querySelector<HTMLElement>(`[data-row="${id}"]`)
}

const mostOf = ({ dataset }: HTMLElement) => Number(dataset.acts ?? 0) * actWidth

function show(row: HTMLElement, shown: number): void {
  row.removeAttribute('data-swiped')
  row.style.setProperty('--swiped', `${shown}px`)
}

/** Open or closed, it goes there by itself. */
async function settle(row: HTMLElement, shown: number): Promise<void> {
  row.setAttribute('data-swiped', shown > 0 ? 'open' : 'closed')
  row.style.setProperty('--swiped', `${shown}px`)
  if (shown > 0) return
  const acts = row.querySelector('[data-swipe-acts]')
  await Promise.allSettled(acts?.getAnimations().map(({ finished }) => finished) ?? [])
  // Swiped again meanwhile, it has them still.
  if (row.dataset.swiped !== 'closed') return
  row.removeAttribute('data-swiped')
  if (swipedRow.get() === row.dataset.row) swipedRow.set(null)
}
