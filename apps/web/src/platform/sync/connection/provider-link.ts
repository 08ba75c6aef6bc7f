import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider'
import type { ClientMessage } from '@ramify/contract'
import type { Link, LinkHandlers, LinkOptions } from './link.ts'
import { mergeUpdates } from './merge-updates.ts'
import { readServerMessage } from './read-server-message.ts'

/** Longer than anything lives: whether the link is alive is decided elsewhere. */
const never = 1_000_000_000

export function openProviderLink({ url, fileId, token, doc }: LinkOptions, handlers: LinkHandlers): Link {
  let isOver = false
  const counted = countingSocket()
  const close = (code: number) => {
    if (isOver) return
    end()
    handlers.closed(code)
  }
  const socket = new HocuspocusProviderWebsocket({
    url,
    WebSocketPolyfill: counted.WebSocket,
    maxAttempts: 1,
    messageReconnectTimeout: never,
    onClose: ({ event }) => close(event.code),
  })
  const provider = new HocuspocusProvider({
    name: fileId,
    token,
    document: doc,
    websocketProvider: socket,
    awareness: null,
  })

  // What is changed at once goes as one: a thousand topics that are replaced are a thousand updates, and each is checked and answered.
  // An update that gets ahead of the first exchange may rest on others that the server has not seen: it would close the link.
  const held: Uint8Array[] = []
  const send = () => {
    if (isOver || !provider.isSynced || held.length === 0) return
    provider.documentUpdateHandler(mergeUpdates(held.splice(0)), undefined)
  }
  const carry = (update: Uint8Array, origin: unknown) => {
    if (origin === provider) return
    held.push(update)
    if (held.length === 1) queueMicrotask(send)
  }
  doc.off('update', provider.boundDocumentUpdateHandler)
  doc.on('update', carry)

  provider.on('open', () => {
    // The exchange that begins now covers them.
    held.length = 0
    handlers.opened()
  })
  provider.on('message', () => handlers.heard())
  provider.on('synced', () => {
    send()
    handlers.synced()
  })
  provider.on('stateless', ({ payload }: { payload: string }) => {
    const message = readServerMessage(payload)
    if (message) handlers.told(message)
  })
  provider.on('close', ({ event }: { event: { code: number } }) => close(event.code))
  provider.attach()

  function end(): void {
    isOver = true
    doc.off('update', carry)
    provider.destroy()
    socket.destroy()
  }

  // What is said stands behind what was written before: nobody hears of a selected topic that they do not have.
  const say = (message: ClientMessage) => {
    send()
    provider.sendStateless(JSON.stringify(message))
  }
  return {
    isRemote: (origin) => origin === provider,
    mark: (number) => say({ type: 'mark', number }),
    say,
    bytesSent: counted.bytesSent,
    end: () => {
      if (!isOver) end()
    },
  }
}

/** A socket that knows how much it was given to send: its own `bufferedAmount` leaves out what the system holds back. */
function countingSocket() {
  let bytes = 0
  class CountingSocket extends WebSocket {
    override send(data: Uint8Array<ArrayBuffer>): void {
      bytes += data.byteLength
      super.send(data)
    }
  }
  return { WebSocket: CountingSocket, bytesSent: () => bytes }
}
