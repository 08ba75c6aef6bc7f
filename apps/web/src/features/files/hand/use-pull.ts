import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { axisOf, wayOf } from './finger.ts'
import { pulled, pullStart } from './pull.ts'

export type PullPhase = 'away' | 'pulled' | 'far-enough' | 'loading'

interface Elements {
  area: RefObject<HTMLElement | null>
  layer: RefObject<HTMLElement | null>
}

/**
 * Pulls the layer down with a finger for as long as the list stands at its beginning. What the browser scrolls by itself it goes on
 * scrolling: only a finger that comes down there and goes down is followed.
 */
export function usePull({ area, layer }: Elements, onRefresh: () => Promise<unknown>): PullPhase {
  const [phase, setPhase] = useState<PullPhase>('away')
  const isLoading = phase === 'loading'

  const place = (down: number) => {
    const { top, share } = pulled(down)
    layer.current?.style.setProperty('margin-top', `${top}px`)
    layer.current?.style.setProperty('--pulled', String(share))
  }
  const rest = (next: 'away' | 'loading') => {
    layer.current?.toggleAttribute('data-resting', true)
    place(next === 'away' ? 0 : -pullStart)
    setPhase(next)
  }
  const refresh = useEffectEvent(async () => {
    rest('loading')
    // What does not come is told in the list.
    await onRefresh().catch(() => undefined)
    rest('away')
  })
  const follow = useEffectEvent((down: number) => {
    layer.current?.toggleAttribute('data-resting', false)
    place(down)
    setPhase(pulled(down).isFarEnough ? 'far-enough' : 'pulled')
  })
  const letGo = useEffectEvent((down: number, isKept: boolean) => {
    // Without a network it has said so, and there is nobody to ask.
    if (isKept && pulled(down).isFarEnough && navigator.onLine) void refresh()
    else rest('away')
  })

  useEffect(() => {
    const element = area.current
    if (!element || isLoading) return
    const listening = new AbortController()
    const { signal } = listening
    let finger: { id: number; from: { x: number; y: number }; down: number | null } | null = null
    const end = (isKept: boolean) => {
      if (finger && finger.down !== null) letGo(finger.down, isKept)
      finger = null
    }
    const begin = ({ touches, target }: TouchEvent) => {
      end(false)
      const [touch] = touches
      const isInField = target instanceof Element && target.closest('input, textarea, dialog') !== null
      if (!touch || touches.length > 1 || isInField || (element.closest('main')?.scrollTop ?? 0) > 0) return
      finger = { id: touch.identifier, from: { x: touch.clientX, y: touch.clientY }, down: null }
    }
    const move = (event: TouchEvent) => {
      const way = finger && wayOf(finger, event.touches)
      if (!finger || !way) return
      // Somebody else has it: a row that is swiped or held, or the browser, which scrolls.
      if (event.defaultPrevented || !event.cancelable) return end(false)
      if (finger.down === null) {
        const axis = axisOf(way)
        if (axis === null) return
        if (axis === 'across' || way.y < 0) {
          finger = null
          return
        }
      }
      event.preventDefault()
      finger.down = way.y
      follow(way.y)
    }
    element.addEventListener('touchstart', begin, { passive: true, signal })
    element.addEventListener('touchmove', move, { passive: false, signal })
    element.addEventListener('touchend', () => end(true), { signal })
    element.addEventListener('touchcancel', () => end(false), { signal })
    return () => listening.abort()
  }, [area, isLoading])
  return phase
}
