import type { ServerMessage } from '@ramify/contract'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Row } from '../journal/journal.ts'
import type { Room } from './room.ts'

/** A larger change is read from the journal by those who need it. */
const mostCarriedBytes = 64 * 1024
const [rowType, renameType, quarantineType, noticeType, presenceType] = [1, 2, 3, 4, 5]
/** The type and the number of a row. */
const headerBytes = 9

interface Options {
  bus: Bus
  /** A row that a room may have taken in is not in the journal any more. */
  onQuarantined: (room: Room) => void
  /** The file of an open document has another name. */
  onRenamed: (fileId: string, name: string) => void
  onNotice: (fileId: string, notice: Notice) => void
}

/** Something to be told to those who have a document open: to these people, or to everybody. */
export interface Notice {
  message: ServerMessage
  to?: readonly string[]
}

/** Tells other processes what was written to a document and who has it open, and hears it from them while it is open here. */
export class DocumentChannels {
  readonly #options: Options
  readonly #ends = new Map<Room, () => void>()

  constructor(options: Options) {
    this.#options = options
  }

  async join(room: Room): Promise<void> {
    const end = await this.#options.bus.subscribe(channelOf(room.fileId), (message) => this.#hear(room, message))
    this.#ends.set(room, end)
  }

  leave(room: Room): void {
    this.#ends.get(room)?.()
    this.#ends.delete(room)
  }

  /** A row is in the journal. */
  wrote(fileId: string, { seq, change }: Row): void {
    const carried = change.byteLength > mostCarriedBytes ? new Uint8Array() : change
    this.#options.bus.publish(channelOf(fileId), Buffer.concat([numbered(rowType, seq), carried]))
  }

  /** A row was taken out of the journal. */
  quarantined(fileId: string, seq: number): void {
    this.#options.bus.publish(channelOf(fileId), numbered(quarantineType, seq))
  }

  renamed(fileId: string, name: string): void {
    this.#options.bus.publish(channelOf(fileId), Buffer.concat([Uint8Array.of(renameType), Buffer.from(name)]))
  }

  /** As JSON: notices are few and small. */
  notice(fileId: string, notice: Notice): void {
    const bytes = Buffer.from(JSON.stringify(notice))
    this.#options.bus.publish(channelOf(fileId), Buffer.concat([Uint8Array.of(noticeType), bytes]))
  }

  /** Who has the document open in this process. */
  present(fileId: string, news: Uint8Array): void {
    this.#options.bus.publish(channelOf(fileId), Buffer.concat([Uint8Array.of(presenceType), news]))
  }

  #hear(room: Room, bytes: Uint8Array): void {
    const message = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    if (message[0] === renameType) this.#options.onRenamed(room.fileId, message.toString('utf8', 1))
    if (message[0] === noticeType)
      this.#options.onNotice(room.fileId, JSON.parse(message.toString('utf8', 1)) as Notice)
    if (message[0] === presenceType) room.presence.hear(message.subarray(1))
    if (message.byteLength < headerBytes) return
    const seq = Number(message.readBigUInt64BE(1))
    const change = message.subarray(headerBytes)
    if (message[0] === rowType) room.hear(seq, change.byteLength > 0 ? Uint8Array.from(change) : undefined)
    if (message[0] === quarantineType && room.seq >= seq) this.#options.onQuarantined(room)
  }
}

function numbered(type: number, seq: number): Buffer {
  const header = Buffer.alloc(headerBytes)
  header.writeUInt8(type)
  header.writeBigUInt64BE(BigInt(seq), 1)
  return header
}

const channelOf = (fileId: string) => `document:${fileId}`
