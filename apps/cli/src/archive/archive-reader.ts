import { type FileHandle, open } from 'node:fs/promises'
import { Failure } from '../failure.ts'
import { blockSize, decodeHeader, paddingAfter, type TarEntry } from './tar-header.ts'

const chunkSize = 1024 * 1024

export interface ArchiveEntry extends TarEntry {
  chunks: () => AsyncGenerator<Buffer>
}

/** Reads what the writer writes, and nothing that differs from it in a single bit of its frame. */
export class ArchiveReader {
  readonly #file: FileHandle
  readonly size: number

  static async open(path: string): Promise<ArchiveReader> {
    const file = await open(path, 'r')
    return new ArchiveReader(file, (await file.stat()).size)
  }

  private constructor(file: FileHandle, size: number) {
    this.#file = file
    this.size = size
  }

  /** From the first to the last; their bytes may be read or left. */
  async *entries(): AsyncGenerator<ArchiveEntry> {
    let at = 0
    for (;;) {
      const block = await this.#read(at, blockSize)
      at += blockSize
      if (isZero(block)) break
      const entry = decodeHeader(block)
      if (!entry) throw at === blockSize ? new Failure('this is no backup of Ramify') : damaged(`at byte ${at}`)
      const start = at
      at += entry.size + paddingAfter(entry.size)
      if (at > this.size) throw cutShort()
      yield { ...entry, chunks: () => this.#chunks(start, entry.size) }
      if (!isZero(await this.#read(start + entry.size, paddingAfter(entry.size)))) throw damaged(`after ${entry.name}`)
    }
    if (!isZero(await this.#read(at, blockSize)) || this.size !== at + blockSize) throw damaged('at its end')
  }

  close(): Promise<void> {
    return this.#file.close()
  }

  async *#chunks(start: number, size: number): AsyncGenerator<Buffer> {
    for (let done = 0; done < size; done += chunkSize) {
      yield await this.#read(start + done, Math.min(chunkSize, size - done))
    }
  }

  async #read(at: number, length: number): Promise<Buffer> {
    const bytes = Buffer.alloc(length)
    for (let done = 0; done < length; ) {
      const { bytesRead } = await this.#file.read(bytes, done, length - done, at + done)
      if (bytesRead === 0) throw at === 0 ? new Failure('this is no backup of Ramify') : cutShort()
      done += bytesRead
    }
    return bytes
  }
}

export const damaged = (where: string) => new Failure(`the archive is damaged ${where}`)

const cutShort = () => new Failure('the archive is cut short: its end is missing')

const isZero = (bytes: Buffer) => bytes.every((byte) => byte === 0)
