/** Says on stderr how far something is: over itself on a terminal, every few seconds in a log. */
export class Progress {
  readonly #stream: NodeJS.WriteStream
  readonly #pause: number
  #what = ''
  #total = 0
  #done = 0
  #saidAt = 0

  constructor(stream: NodeJS.WriteStream = process.stderr) {
    this.#stream = stream
    this.#pause = stream.isTTY ? 200 : 5_000
  }

  begin(what: string, total: number): void {
    this.#what = what
    this.#total = total
    this.#done = 0
    this.#saidAt = Date.now()
  }

  add(count = 1): void {
    this.#done += count
    if (Date.now() - this.#saidAt >= this.#pause) this.#say()
  }

  end(): void {
    this.#done = this.#total
    this.#say()
    if (this.#stream.isTTY) this.#stream.write('\n')
  }

  #say(): void {
    this.#saidAt = Date.now()
    const percent = this.#total === 0 ? 100 : Math.floor((100 * this.#done) / this.#total)
    const line = `${this.#what}: ${this.#done.toLocaleString('en')} of ${this.#total.toLocaleString('en')} (${percent} %)`
    this.#stream.write(this.#stream.isTTY ? `\r\x1b[K${line}` : `${line}\n`)
  }
}
