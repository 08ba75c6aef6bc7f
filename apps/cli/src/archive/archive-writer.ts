import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { type FileHandle, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sumsName } from './about.ts'
import { blockSize, encodeHeader, paddingAfter } from './tar-header.ts'

/** A tar archive that ends with the hashes of all that is in it. Under its name there is a whole one or none. */
export class ArchiveWriter {
  readonly #path: string
  readonly #file: FileHandle
  readonly #at = Math.floor(Date.now() / 1000)
  readonly #sums: string[] = []
  #bytes = 0

  static async create(path: string): Promise<ArchiveWriter> {
    // What an earlier try left may be readable by others, or a link to somewhere else.
    rmSync(halfOf(path), { force: true })
    // Passwords' hashes and everybody's maps are in it. `x`: a link that is put there now is refused, not followed.
    return new ArchiveWriter(path, await open(halfOf(path), 'wx', 0o600))
  }

  private constructor(path: string, file: FileHandle) {
    this.#path = path
    this.#file = file
  }

  /** So far. */
  get bytes(): number {
    return this.#bytes
  }

  async add(name: string, bytes: Uint8Array): Promise<void> {
    await this.addStream(name, bytes.byteLength, [bytes])
  }

  async addStream(name: string, size: number, body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
    await this.#write(encodeHeader({ name, size, at: this.#at }))
    const hash = createHash('sha256')
    let written = 0
    for await (const chunk of body) {
      hash.update(chunk)
      await this.#write(chunk)
      written += chunk.byteLength
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes and not ${size}`)
    await this.#write(new Uint8Array(paddingAfter(size)))
    this.#sums.push(`${hash.digest('hex')}  ${name}\n`)
  }

  /** Once this settles the archive is on disk, under its name. */
  async finish(): Promise<void> {
    await this.add(sumsName, Buffer.from(this.#sums.join('')))
    await this.#write(new Uint8Array(2 * blockSize))
    await this.#file.sync()
    await this.#file.close()
    await rename(halfOf(this.#path), this.#path)
    const folder = await open(dirname(this.#path), 'r')
    await folder.sync().finally(() => folder.close())
  }

  /** Leaves nothing; at once, also from a signal. */
  abandon(): void {
    void this.#file.close().catch(() => undefined)
    rmSync(halfOf(this.#path), { force: true })
  }

  async #write(bytes: Uint8Array): Promise<void> {
    await this.#file.writeFile(bytes)
    this.#bytes += bytes.byteLength
  }
}

export const halfOf = (path: string) => `${path}.partial`
