import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { FairSemaphore } from '../../../platform/threads/fair-semaphore.ts'
import type { ImageAnswer, ImageOrder, PaintOrder, ReadImage, ReadOrder, Refusal, ShrinkOrder } from './image-order.ts'

interface Waiting {
  order: ImageOrder
  resolve: (answer: ImageAnswer) => void
  reject: (error: Error) => void
  timer?: NodeJS.Timeout
}

const worker = fileURLToPath(new URL('./image-worker.ts', import.meta.url))
const atOnce = 2
/** Longer than the process gives itself. */
const patience = 60_000
const idleAfter = 60_000

/**
 * Reads pictures in a process of its own: what decodes them is native code in the hands of strangers. When it breaks, the
 * pictures at hand are refused and nothing else; nor does it take the threads that the server writes files with.
 */
export class ImageReader {
  readonly #seats = new FairSemaphore(atOnce)
  readonly #running = new Map<number, Waiting>()
  #process: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #count = 0
  #closed = false

  /** The files it names are what it works on. Nobody's many pictures keep the one of another waiting. */
  async read(order: ReadOrder, by: string): Promise<ReadImage | Refusal> {
    const answer = await this.#ask({ job: 'read', ...order, id: this.#count++ }, by)
    if ('image' in answer) return answer.image
    if ('refused' in answer) return answer.refused
    throw new Error('No answer to what was asked')
  }

  /** A stored picture as a stamp: a data URL of a few kilobytes. */
  async shrink(order: ShrinkOrder, by: string): Promise<string> {
    const answer = await this.#ask({ job: 'shrink', ...order, id: this.#count++ }, by)
    if ('small' in answer) return `data:image/webp;base64,${answer.small}`
    throw new Error('No answer to what was asked')
  }

  /** A drawing of ours as PNG. */
  async paint(order: PaintOrder, by: string): Promise<Buffer> {
    const answer = await this.#ask({ job: 'paint', ...order, id: this.#count++ }, by)
    if ('png' in answer) return Buffer.from(answer.png, 'base64')
    throw new Error('No answer to what was asked')
  }

  #ask(order: ImageOrder, by: string): Promise<ImageAnswer> {
    return this.#seats.hold(by, () => {
      const { promise, resolve, reject } = Promise.withResolvers<ImageAnswer>()
      if (this.#closed) reject(closed())
      else this.#run({ order, resolve, reject })
      return promise
    })
  }

  close(): void {
    this.#closed = true
    this.#break(closed())
  }

  #run(waiting: Waiting): void {
    clearTimeout(this.#idle)
    this.#running.set(waiting.order.id, waiting)
    waiting.timer = setTimeout(() => this.#break(new Error('A picture took too long')), patience)
    this.#process ??= this.#start()
    this.#process.send(waiting.order)
  }

  #start(): ChildProcess {
    // It is given no secrets of ours, nor our output: that would stay open as long as it lives.
    const child = fork(worker, { env: {}, execArgv: ['--disable-warning=ExperimentalWarning'], stdio: 'ignore' })
    const broken = (error: Error) => this.#process === child && this.#break(error)
    child.on('message', (answer: ImageAnswer) => this.#settle(answer))
    child.on('error', broken)
    child.on('exit', (code, signal) => broken(new Error(`The process that reads pictures ended (${signal ?? code})`)))
    // An idle one is no reason for this one to stay.
    child.unref()
    child.channel?.unref()
    return child
  }

  #settle(answer: ImageAnswer): void {
    const waiting = this.#running.get(answer.id)
    this.#running.delete(answer.id)
    clearTimeout(waiting?.timer)
    if ('error' in answer) waiting?.reject(new Error(answer.error))
    else waiting?.resolve(answer)
    if (this.#running.size === 0) this.#idle = setTimeout(() => this.#break(), idleAfter).unref()
  }

  #break(error = new Error('Idle')): void {
    const child = this.#process
    this.#process = undefined
    clearTimeout(this.#idle)
    child?.kill('SIGKILL')
    const running = [...this.#running.values()]
    this.#running.clear()
    for (const { timer, reject } of running) {
      clearTimeout(timer)
      reject(error)
    }
  }
}

const closed = () => new Error('No pictures are read any more')
