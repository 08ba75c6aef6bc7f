import { createStore, type ReadStore } from '../../../platform/store.ts'
import { type Day, dayOf } from './days.ts'

const now = createStore<Day>(dayOf(new Date()))
let timer: ReturnType<typeof setTimeout> | undefined
let watchers = 0

/** The day it is where the person is. It becomes another at midnight, and when a page that slept is looked at again. */
export const today: ReadStore<Day> = {
  get: now.get,
  subscribe(listener) {
    if (watchers++ === 0) watch()
    const stop = now.subscribe(listener)
    return () => {
      stop()
      if (--watchers === 0) unwatch()
    }
  },
}

const look = () => {
  now.set(dayOf(new Date()))
  wait()
}

function watch(): void {
  // Tests have half a page.
  globalThis.document?.addEventListener?.('visibilitychange', look)
  look()
}

function unwatch(): void {
  clearTimeout(timer)
  globalThis.document?.removeEventListener?.('visibilitychange', look)
}

function wait(): void {
  clearTimeout(timer)
  const midnight = new Date()
  midnight.setHours(24, 0, 1, 0)
  timer = setTimeout(look, midnight.getTime() - Date.now())
  // A test, or a program without a page, ends although somebody watches.
  if (typeof timer === 'object') (timer as { unref?: () => void }).unref?.()
}
