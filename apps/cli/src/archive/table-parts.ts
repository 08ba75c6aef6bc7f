import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { partName } from './about.ts'
import type { ArchiveWriter } from './archive-writer.ts'

const partBytes = 4 * 1024 * 1024

/** The lines of one table, in parts that fit in memory. */
export class TableParts {
  readonly #archive: ArchiveWriter
  readonly #table: string
  #lines: string[] = []
  #bytes = 0
  #parts = 0

  constructor(archive: ArchiveWriter, table: string) {
    this.#archive = archive
    this.#table = table
  }

  async add(line: string): Promise<void> {
    this.#lines.push(line)
    this.#bytes += line.length
    if (this.#bytes >= partBytes) await this.#write()
  }

  async end(): Promise<void> {
    if (this.#lines.length > 0) await this.#write()
  }

  async #write(): Promise<void> {
    const packed = await promisify(gzip)(this.#lines.join(''))
    await this.#archive.add(partName(this.#table, ++this.#parts), packed)
    this.#lines = []
    this.#bytes = 0
  }
}

export async function linesOf(part: Buffer): Promise<string[]> {
  const text = (await promisify(gunzip)(part)).toString('utf8')
  return text.split('\n').slice(0, -1)
}
