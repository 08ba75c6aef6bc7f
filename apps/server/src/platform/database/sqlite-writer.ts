import { Worker } from 'node:worker_threads'
import type { SqliteResult, SqliteStatement } from './sqlite-statements.ts'
import type { WriterAnswer, WriterRequest, WriterWork } from './sqlite-writer-worker.ts'

interface Waiting {
  resolve: (results: SqliteResult[] | null) => void
  reject: (error: Error) => void
}

/** The connection that writes. It lives in a thread of its own: a slow disk must not stop the server from answering. */
export class SqliteWriter {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #asked = 0
  #closing = false
  /** Why the thread ended, once it has; whoever asks later would otherwise wait forever. */
  #death: Error | undefined

  constructor(file: string, onDeath: (error: Error) => void) {
    this.#worker = new Worker(new URL('./sqlite-writer-worker.ts', import.meta.url), {
      workerData: file,
      // Statements and their values, which are gone a moment later.
      resourceLimits: { maxYoungGenerationSizeMb: 6 },
    })
    this.#worker.on('message', (answer: WriterAnswer) => this.#settle(answer))
    this.#worker.on('error', (error: Error) => this.#fail(error, onDeath))
    this.#worker.on('exit', () => {
      if (!this.#closing) this.#fail(new Error('The database thread ended'), onDeath)
    })
  }

  async run(sql: string, parameters: readonly unknown[] = []): Promise<SqliteResult> {
    const [result] = (await this.#ask({ sql, parameters })) ?? []
    return result as SqliteResult
  }

  /**
   * All of them; none if one fails, and none and null if one finds and changes nothing. One message: each waits in the queue of the
   * thread that answers everybody.
   */
  runInTransaction(statements: readonly SqliteStatement[]): Promise<SqliteResult[] | null> {
    return this.#ask(statements)
  }

  async close(): Promise<void> {
    this.#closing = true
    if (this.#death) return
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve))
    this.#worker.postMessage('close')
    await ended
  }

  #ask(work: WriterWork): Promise<SqliteResult[] | null> {
    if (this.#death) return Promise.reject(this.#death)
    const { promise, resolve, reject } = Promise.withResolvers<SqliteResult[] | null>()
    const id = this.#asked++
    this.#waiting.set(id, { resolve, reject })
    this.#worker.postMessage({ id, work } satisfies WriterRequest)
    return promise
  }

  #settle(answer: WriterAnswer): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if ('results' in answer) waiting?.resolve(answer.results)
    else waiting?.reject(Object.assign(new Error(answer.error.message), answer.error))
  }

  #fail(error: Error, onDeath: (error: Error) => void): void {
    if (this.#death) return
    this.#death = error
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
    onDeath(error)
  }
}
