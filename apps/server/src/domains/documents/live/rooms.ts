import {
  type ConnectionConfiguration,
  type Document,
  Hocuspocus,
  type onAuthenticatePayload,
  type onStatelessPayload,
} from '@hocuspocus/server'
import { closeCodes } from '@ramify/contract'
import * as Y from 'yjs'
import type { IncomingChange } from './incoming-change.ts'
import type { Room } from './room.ts'
import type { Socket } from './socket.ts'

export interface RoomContext {
  socket: Socket
}

interface Options {
  /** Lets a socket in, or closes it and says false. */
  authenticate: (socket: Socket, token: string) => Promise<boolean>
  /** Fills a new document for the first who comes; throws when it cannot be had. */
  open: (socket: Socket, doc: Y.Doc) => Promise<Room>
  connected: (socket: Socket) => void
  /** Whether a change was taken in. */
  admit: (incoming: IncomingChange) => Promise<boolean>
  /** A stateless message; everything its sender sent before is on disk. */
  heard: (socket: Socket, message: string) => void
  left: (fileId: string, room: Room) => void
  onError: (error: unknown, fileId: string) => void
}

/** No exception with a message: Hocuspocus would print it. */
const refusal = { reason: 'refused' }

const noTimeout = 2 ** 31 - 1

/** Hocuspocus wants a request, which nobody reads. `new Request` throws for some addresses, so it never gets a client's. */
const ownRequest = new Request('http://localhost')

/**
 * The open documents and who is in them: Hocuspocus, with what it lacks. A document stays for as long as a socket that
 * entered it has messages to be handled, also when that socket is closed; and nobody enters one that is being left.
 */
export class Rooms {
  readonly #options: Options
  readonly #server: DocumentServer
  readonly #rooms = new WeakMap<Document, Room>()

  constructor(options: Options) {
    this.#options = options
    this.#server = new DocumentServer({
      quiet: true,
      // Sockets have a pulse of their own.
      timeout: noTimeout,
      maxPendingDocuments: 1,
      onAuthenticate: (payload) => this.#authenticate(payload),
      onLoadDocument: ({ document, context }) => this.#load(document, context.socket),
      connected: async ({ context, connection }) => {
        context.socket.connection = connection
        options.connected(context.socket)
      },
      beforeHandleMessage: async ({ context, connection }) => {
        context.socket.connection = connection
      },
      beforeSync: async ({ type, payload, connection, context, document }) => {
        const { socket } = context
        if (type === 0) return socket.handled(payload.byteLength)
        // Set nowhere else: set from outside, what is refused here would be applied there, or the other way round.
        // What is taken in is applied at once, so that Hocuspocus finds nothing left to do but to acknowledge it.
        const apply = () => Y.applyUpdate(document, payload, { source: 'connection', connection })
        connection.readOnly = !(await this.#admit(document, { socket, change: payload, isSync: type === 1, apply }))
        socket.handled(payload.byteLength)
      },
      onStateless: async (payload) => this.#heard(payload),
    })
  }

  get size(): number {
    return this.#server.documents.size
  }

  roomOf(fileId: string): Room | undefined {
    const document = this.#server.documents.get(fileId)
    return document && this.#rooms.get(document)
  }

  /** Brings a socket in. Gives back what hands its frames on, and what to do when it is closed. */
  enter(socket: Socket): { handle: (bytes: Uint8Array) => void; closed: () => void } {
    const client = this.#server.handleConnection(socket, ownRequest, { socket })
    return {
      handle: (bytes) => client.handleMessage(bytes),
      closed: () => {
        client.handleClose()
        this.#server.leave(socket)
      },
    }
  }

  /** Shows those who have the document open a change that is in the journal already. */
  async show(fileId: string, change: Uint8Array): Promise<void> {
    // One that is being read may have been read before the change was written.
    await this.#server.loadingDocuments.get(fileId)?.catch(() => undefined)
    const document = this.#server.documents.get(fileId)
    if (document) Y.applyUpdate(document, change, { source: 'local' })
  }

  async #authenticate({ context: { socket }, token }: onAuthenticatePayload<RoomContext>): Promise<void> {
    try {
      if (await this.#options.authenticate(socket, token)) return
    } catch (error) {
      this.#options.onError(error, socket.fileId)
      socket.close(closeCodes.resync)
    }
    throw refusal
  }

  async #load(document: Document, socket: Socket): Promise<void> {
    const { fileId } = socket
    const room = await this.#options.open(socket, document).catch((error) => {
      this.#options.onError(error, fileId)
      throw refusal
    })
    this.#rooms.set(document, room)
    document.once('destroy', () => this.#options.left(fileId, room))
    // What was read is no news for anybody; it would be sent to the first who enters, a second time.
    document.flush()
  }

  async #admit(document: Document, incoming: Omit<IncomingChange, 'room' | 'doc'>): Promise<boolean> {
    const room = this.#rooms.get(document)
    try {
      return room !== undefined && (await this.#options.admit({ ...incoming, room, doc: document }))
    } catch (error) {
      this.#options.onError(error, incoming.socket.fileId)
      incoming.socket.close(closeCodes.resync)
      return false
    }
  }

  #heard({ connection, payload }: onStatelessPayload): void {
    const { socket } = connection.context as RoomContext
    try {
      this.#options.heard(socket, payload)
    } catch (error) {
      this.#options.onError(error, socket.fileId)
      socket.close(closeCodes.resync)
    }
  }
}

class DocumentServer extends Hocuspocus<RoomContext> {
  readonly #held = new Map<Socket, Document>()

  override async createDocument(
    fileId: string,
    request: Request,
    socketId: string,
    connection: ConnectionConfiguration,
    context?: RoomContext,
  ): Promise<Document> {
    // Nobody but sockets enters.
    if (!context) throw refusal
    try {
      for (;;) {
        const document = await super.createDocument(fileId, request, socketId, connection, context)
        // It may have been left between being found and being given to us.
        if (document.isDestroyed) continue
        this.#hold(context.socket, document)
        return document
      }
    } catch {
      // Whoever waits for a document that cannot be had would otherwise stay connected and deaf.
      context.socket.close(closeCodes.resync)
      throw refusal
    }
  }

  /** When its messages are handled, a socket that is closed no longer keeps its document. */
  leave(socket: Socket): void {
    const document = this.#held.get(socket)
    const pending = socket.connection?.waitForPendingMessages() ?? Promise.resolve()
    void pending.finally(() => {
      socket.forget()
      if (!document) return
      this.#held.delete(socket)
      this.#release(document)
    })
  }

  /** As a direct connection counts, which keeps a document in memory as well as any. */
  #hold(socket: Socket, document: Document): void {
    document.addDirectConnection()
    if (socket.isClosed) {
      this.#release(document)
      throw refusal
    }
    this.#held.set(socket, document)
  }

  #release(document: Document): void {
    document.removeDirectConnection()
    const store = `onStoreDocument-${document.name}`
    if (document.getConnectionsCount() > 0) return
    if (this.debouncer.isDebounced(store)) void this.debouncer.executeNow(store)
    else void this.unloadDocument(document)
  }
}
