import type { Server } from 'node:http'
import { closeCodes, collabPath } from '@ramify/contract'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Forwarded, type ReadForwarded, readForwarded } from '../../../platform/http/connections/forwarded.ts'
import { isOwnOrigin } from '../../../platform/http/connections/own-origin.ts'
import { acceptUpgrades, refuseUpgrade, type Upgrade } from '../../../platform/http/connections/upgrades.ts'
import type { AddressCounts } from '../../../platform/limits/address-counts.ts'
import type { Log } from '../../../platform/log.ts'
import { Socket } from './socket.ts'

interface Options {
  log: Log
  /** Which addresses are behind a proxy; undefined: none. */
  forwarded: ReadForwarded | undefined
  /** How many sockets each of them has. */
  addresses: AddressCounts
  /** Then nobody is let in any more. */
  isStopping: () => boolean
  /** Gives who is to be told what comes through it. Both must not throw: uncaught, it would end the process for everybody. */
  onSocket: (socket: Socket) => { receive: (data: Buffer, isBinary: boolean) => void; closed: () => void }
}

/** A document of 12 MB and what its frame takes. */
const mostFrameBytes = 13 * 1024 * 1024
/** Sockets that have not authenticated by then are closed. */
const authTimeoutMs = 10_000
const pingIntervalMs = 30_000

/** Takes WebSockets of live editing from an HTTP server: from pages of ours, not too many from one address, as long as they are alive. */
export function acceptSockets(
  server: Server,
  { log, forwarded = readForwarded([]), addresses, isStopping, onSocket }: Options,
): void {
  const webSockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: mostFrameBytes,
    perMessageDeflate: false,
    // Answered by us, who count them.
    autoPong: false,
  })

  function accept({ request, stream, head, query }: Upgrade, { address, host }: Forwarded): void {
    const schema = Number(query.get('schema') ?? 0)
    if (isStopping()) refuseUpgrade(stream, '503 Service Unavailable')
    else if (!isOwnOrigin(request, host)) refuseUpgrade(stream, '403 Forbidden')
    else {
      webSockets.handleUpgrade(request, stream, head, (ws) => {
        const leave = addresses.enter(address)
        // By a close code: a browser does not tell a page with which status an upgrade was refused.
        if (!leave) return refuse(ws)
        ws.on('close', leave)
        const socket = new Socket(ws, schema, stream)
        connect(ws, socket)
        stream.on('data', (bytes: Buffer) => {
          if (!socket.arrive(bytes.byteLength)) stream.destroy()
        })
      })
    }
  }

  function connect(ws: WebSocket, socket: Socket): void {
    const { receive, closed } = onSocket(socket)
    const late = setTimeout(() => {
      // Not as one without a session: a slow network, which would sign people out.
      if (!socket.rights) socket.close(closeCodes.resync)
    }, authTimeoutMs)
    const stopPulse = keepPulse(ws)
    ws.on('ping', (data) => socket.pinged(() => ws.pong(data)))
    ws.on('pong', () => socket.pinged())
    ws.on('message', (data, isBinary) => receive(data as Buffer, isBinary))
    // A frame that is none or too large; it closes by itself.
    ws.on('error', () => undefined)
    ws.on('close', () => {
      clearTimeout(late)
      stopPulse()
      closed()
    })
  }

  acceptUpgrades(server, { log, path: collabPath, accept: (upgrade) => accept(upgrade, forwarded(upgrade.request)) })
}

function refuse(ws: WebSocket): void {
  ws.on('error', () => undefined)
  ws.close(closeCodes.slower)
  ws.pause()
  setTimeout(() => ws.terminate(), 2_000).unref()
}

/** One that has gone without a word is cut off. */
function keepPulse(ws: WebSocket): () => void {
  let alive = true
  ws.on('pong', () => {
    alive = true
  })
  const timer = setInterval(() => {
    if (!alive) return ws.terminate()
    alive = false
    ws.ping()
  }, pingIntervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
