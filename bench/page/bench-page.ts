import type { Box, Gestures, Session, Subject, View } from '../subjects/subject.ts'
import { generateTree } from '../trees/generate-tree.ts'
import { chooseTargets, type Targets } from '../trees/targets.ts'
import { type FrameLog, frameLog } from './frame-log.ts'
import { measured } from './measured.ts'
import { type Operation, type OperationName, operationsOf } from './operations.ts'
import { quiet, wait } from './quiet.ts'

/** What the driver calls in a subject's page. Everything that goes in and out is JSON. */
export interface BenchPage {
  gestures(): Gestures
  /** Generates the map and converts it. Not measured. */
  prepare(size: number): void
  /** Measured, under the mark `open`. */
  open(): Promise<void>
  count(): number
  elements(): number
  /** One repetition, measured under `mark`. False when there is nothing to do: no undo, or nothing left to undo. */
  run(name: OperationName, mark: string): Promise<boolean>
  /** Scale 1, the middle of the map on the screen, everything drawn. */
  reset(): Promise<void>
  fitAll(): Promise<void>
  mark(name: string): void
  /** After a gesture: as after an operation. */
  settle(): Promise<void>
  rest(milliseconds: number): Promise<void>
  view(): View
  boxes(): Box[]
  /** Draws a running number into the corner of every frame and remembers the view of each. For the probes. */
  startFrameLog(): void
  stopFrameLog(): ReturnType<FrameLog['stop']>
}

export function benchPage<Content>(subject: Subject<Content>, host: HTMLElement): BenchPage {
  let content: Content | undefined
  let targets: Targets | undefined
  let opened: Session | undefined
  let operations: Record<OperationName, () => Operation | undefined> | undefined
  let log: FrameLog | undefined
  const session = (): Session => opened ?? fail('no map is open')

  const settle = async (): Promise<void> => {
    await wait(subject.lag)
    await session().settled?.()
    await quiet()
  }
  /** Between repetitions: quicker, for an editor that knows when it has settled. */
  const ready = async (prepare: Operation['ready']): Promise<void> => {
    if (!prepare) return
    await prepare()
    if (!session().settled) await wait(subject.lag)
    await session().settled?.()
  }

  return {
    gestures: () => subject.gestures,
    prepare(size) {
      const tree = generateTree(size)
      targets = chooseTargets(tree)
      content = subject.prepare(tree)
    },
    async open() {
      const open = () => subject.open(host, content ?? fail('no map is prepared'))
      opened = await measured('open', subject.lag, open, (result) => result.settled?.())
      operations = operationsOf(opened, targets ?? fail('no map is prepared'))
      content = undefined
    },
    count: () => session().count(),
    elements: () => document.getElementsByTagName('*').length,
    async run(name, mark) {
      const operation = operations?.[name]()
      if (!operation) return false
      await ready(operation.ready)
      await measured(
        mark,
        subject.lag,
        () => operation.run(),
        () => session().settled?.(),
      )
      if (!operation.check()) fail(`${name} did not happen`)
      await ready(operation.after)
      return true
    },
    async reset() {
      await session().reveal(targets?.middle ?? fail('no map is prepared'))
      await settle()
    },
    async fitAll() {
      await session().fitAll()
      await settle()
    },
    mark: (name) => void performance.mark(name),
    settle,
    rest: wait,
    view: () => session().view(),
    boxes: () => session().boxes(),
    startFrameLog() {
      log = frameLog(() => session().view())
    },
    stopFrameLog: () => log?.stop() ?? [],
  }
}

function fail(reason: string): never {
  throw new Error(reason)
}
