import { closeCodes, type PersonEvent } from '@ramify/contract'
import { waitBefore } from '../sync/connection/backoff.ts'

/** As much of a WebSocket as is used. */
export interface EventSocket {
  send: (text: string) => void
  close: () => void
  onopen: (() => void) | null
  onmessage: ((message: { data: unknown }) => void) | null
  onclose: ((closing: { code: number }) => void) | null
}

/** Whether anybody looks at the page. */
export interface PageSignals {
  isVisible: () => boolean
  /** `online`: an open connection may be one of the network before. */
  subscribe: (listener: (signal: 'visibility' | 'online') => void) => () => void
}

interface Options {
  token: string
  openSocket: () => EventSocket
  page: PageSignals
  random: () => number
  onEvent: (event: PersonEvent) => void
  /** Somebody looks at the page, and for some time no connection could be made. */
  onUnreachable: () => void
}

/** A page that nobody looks at for so long needs no connection. */
const hiddenForMs = 60_000
/** So many attempts in a row came to nothing: something on the way refuses sockets. */
const manyFailures = 3
/** Who was told to slow down begins with the waits of those who have failed so often. */
const slowedDownFailures = 4

/** Keeps the socket for the events of a person open while the page is looked at. Gives back how to end it. */
export function connectEvents({ token, openSocket, page, random, onEvent, onUnreachable }: Options): () => void {
  let socket: EventSocket | null = null
  let failures = 0
  let isEnded = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined

  const drop = () => {
    clearTimeout(waiting)
    const dropped = socket
    socket = null
    dropped?.close()
  }
  const end = () => {
    isEnded = true
    clearTimeout(hiding)
    drop()
    stopSignals()
  }
  const onClose = (code: number) => {
    socket = null
    // The session is over: other calls say so.
    if (code === closeCodes.session) return end()
    if (code === closeCodes.slower) failures = Math.max(failures, slowedDownFailures)
    waiting = setTimeout(connect, waitBefore(failures, random))
    failures += 1
  }
  const connect = () => {
    clearTimeout(waiting)
    if (isEnded || socket || !page.isVisible()) return
    const opened = openSocket()
    socket = opened
    opened.onopen = () => opened.send(JSON.stringify({ type: 'authenticate', token }))
    opened.onmessage = ({ data }) => {
      if (socket !== opened) return
      failures = 0
      const event = eventIn(data)
      if (event) onEvent(event)
    }
    opened.onclose = ({ code }) => {
      if (socket === opened) onClose(code)
    }
  }
  const onSignal = (signal: 'visibility' | 'online') => {
    clearTimeout(hiding)
    if (!page.isVisible()) {
      hiding = setTimeout(drop, hiddenForMs)
      return
    }
    if (signal === 'online') drop()
    if (failures >= manyFailures) onUnreachable()
    connect()
  }
  const stopSignals = page.subscribe(onSignal)
  connect()
  return end
}

/** By hand: what checks messages of any shape is large, and every page would load it. */
function eventIn(data: unknown): PersonEvent | null {
  try {
    const event = JSON.parse(String(data)) as Partial<PersonEvent> | null
    if (event?.type !== 'notifications' || typeof event.unread !== 'number') return null
    return { type: event.type, unread: event.unread }
  } catch {
    return null // nothing that this build understands
  }
}
