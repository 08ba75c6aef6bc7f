import type { ClientMessage } from '@ramify/contract'
import { type ReadStore, subscribeToAll } from '../../store.ts'
import { createStream, type Stream } from '../stream.ts'
import type { OtherPerson, OwnPresence } from './other-person.ts'
import { createPeople, type PeopleMessage } from './people.ts'

/** Who else has a document open, and what they are told of oneself. */
export interface Presence {
  readonly others: ReadStore<readonly OtherPerson[]>
  /** How many others look at it without being seen. */
  readonly watching: ReadStore<number>
  /** Somebody asks everybody to come to where they are. */
  readonly summons: Stream<OtherPerson>
  /** Says what has changed of oneself. */
  show: (changed: Partial<OwnPresence>) => void
  /** Asks everybody to come. */
  summon: () => void
}

interface Options {
  say: (message: ClientMessage) => void
  isUp: ReadStore<boolean>
}

/** So often at most: the server takes twenty messages a second, and others draw the way between two places. */
const intervalMs = 80
/** A connection that comes back soon brings everybody back; until then they stand still. */
const lostAfterMs = 5_000

export function createPresence({ say, isUp }: Options) {
  const people = createPeople()
  const summons = createStream<OtherPerson>()
  let own: OwnPresence = { selection: [], cursor: null, view: null, typing: null }
  let unsent: Partial<OwnPresence> = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let losing: ReturnType<typeof setTimeout> | undefined
  let isHeard = false
  /** Whether it is somebody else's turn to write. */
  let isWatching = false
  /** Who waits for the turn is seen to be there, and where they look. Only who writes has a pointer and a selection. */
  const told = (changed: Partial<OwnPresence>): Partial<OwnPresence> => {
    if (!isWatching) return changed
    const nothing = { selection: [], cursor: null, typing: null }
    const hidden = Object.entries(nothing).filter(([part]) => part in changed)
    return { ...changed, ...Object.fromEntries(hidden) }
  }

  const send = () => {
    timer = undefined
    if (!isHeard || !isUp.get() || Object.keys(unsent).length === 0) return
    const changed = unsent
    unsent = {}
    say({ type: 'presence', ...changed } as ClientMessage)
    timer = setTimeout(send, intervalMs)
  }
  const sendSoon = () => {
    timer ??= setTimeout(send)
  }
  /** Alone one says nothing; whoever comes is told everything. */
  const look = () => {
    const wasHeard = isHeard
    isHeard = people.isSeen() && (people.others.get().length > 0 || people.watching.get() > 0)
    if (!isHeard || wasHeard) return
    unsent = told(own)
    sendSoon()
  }
  /** Nothing can be said before the connection is up, and a new one knows nothing of this tab. */
  const sayShown = () => {
    if (isWatching && isUp.get()) say({ type: 'presence', shown: true })
  }
  const stops = [
    subscribeToAll([people.others, people.watching], look),
    isUp.subscribe(() => {
      clearTimeout(losing)
      if (isUp.get()) {
        sayShown()
        sendSoon()
      } else losing = setTimeout(people.clear, lostAfterMs)
    }),
  ]

  const presence: Presence = {
    others: people.others,
    watching: people.watching,
    summons,
    show: (changed) => {
      own = { ...own, ...changed }
      if (!isHeard) return
      unsent = { ...unsent, ...told(changed) }
      sendSoon()
    },
    summon: () => say({ type: 'summon' }),
  }
  return {
    presence,
    hear: (message: PeopleMessage) => {
      if (message.type === 'summoned') {
        const by = people.personAt(message.by)
        if (by) summons.emit(by)
        return
      }
      // A list begins a connection: the server knows nothing of this tab yet.
      if (message.type === 'people') {
        isHeard = false
        sayShown()
      }
      people.hear(message)
      look()
    },
    /** It is somebody else's turn, or no longer. */
    watch: (watches: boolean) => {
      if (watches === isWatching) return
      isWatching = watches
      if (isUp.get()) say({ type: 'presence', shown: watches })
      if (!isHeard) return
      unsent = told(own)
      sendSoon()
    },
    close: () => {
      clearTimeout(timer)
      clearTimeout(losing)
      for (const stop of stops) stop()
    },
  }
}
