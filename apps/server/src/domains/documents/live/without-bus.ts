import type { Bus } from '../../../platform/bus/bus.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import type { Access } from '../../access/index.ts'
import type { Journal } from '../journal/journal.ts'
import type { Room } from './room.ts'
import type { VisitorWatch } from './visitor-watch.ts'

interface Options {
  bus: Pick<Bus, 'isConnected' | 'onConnection'>
  journal: Pick<Journal, 'heads'>
  access: Pick<Access, 'outdated'>
  sessions: Pick<Sessions, 'over'>
  rooms: () => Iterable<Room>
  visitors: Pick<VisitorWatch, 'present' | 'lookAgain' | 'endSession'>
  onError: (error: unknown) => void
}

const intervalMs = 1_000

/**
 * While the bus is away nobody tells this process what happens elsewhere: it asks the database once a second, and once more when the bus
 * is back. For everybody together, so that it costs the same however many there are. Gives back how to end it.
 */
export function watchWithoutBus(options: Options): () => void {
  const { bus, journal, access, sessions, rooms, visitors, onError } = options
  let timer: NodeJS.Timeout | undefined
  let asking: Promise<void> | undefined

  const fetchRows = async () => {
    const open = [...rooms()]
    const heads = await journal.heads(open.map(({ fileId }) => fileId))
    const behind = open.filter(({ fileId, seq }) => (heads.get(fileId) ?? 0) > seq)
    // One that is being opened may have been read before.
    for (const room of behind) if (!room.isOpen) room.hear(heads.get(room.fileId) ?? 0, undefined)
    await Promise.all(behind.filter(({ isOpen }) => isOpen).map((room) => room.catchUp()))
  }
  const findEnded = async () => {
    const all = [...visitors.present()]
    for (const id of await sessions.over([...new Set(all.map(({ sessionId }) => sessionId))])) visitors.endSession(id)
    const outdated = await access.outdated(all.flatMap(({ basis }) => basis ?? []))
    // Of those without one nobody knows anything.
    for (const { socket, basis } of all) if (!basis || outdated.has(basis)) visitors.lookAgain(socket)
  }
  const ask = async (): Promise<boolean> => {
    const outcomes = await Promise.allSettled([fetchRows(), findEnded()])
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
    for (const { reason } of failures) onError(reason)
    return failures.length === 0
  }
  /** One at a time, however slow the database is. When the bus is back, once more, until it was answered. */
  const askAgain = () => {
    const isLast = bus.isConnected
    asking ??= ask().then((isAnswered) => {
      asking = undefined
      if (isAnswered && isLast && bus.isConnected) clearInterval(timer)
    })
  }
  const follow = (isConnected: boolean) => {
    clearInterval(timer)
    timer = setInterval(askAgain, intervalMs).unref()
    // What is under way may have been asked too early.
    if (isConnected) void Promise.resolve(asking).then(askAgain)
  }
  bus.onConnection(follow)
  if (!bus.isConnected) follow(false)
  return () => clearInterval(timer)
}
