import type { PresentPerson, ServerMessage } from '@ramify/contract'
import { createStore } from '../../store.ts'
import { type OtherPerson, otherPerson } from './other-person.ts'

export type PeopleMessage = Extract<ServerMessage, { type: 'people' | 'presence' | 'summoned' }>

export const isPeopleMessage = (message: ServerMessage): message is PeopleMessage =>
  message.type === 'people' || message.type === 'presence' || message.type === 'summoned'

interface Tab {
  present: PresentPerson
  movedAt: number
  actedAt: number
}

const none: readonly OtherPerson[] = []

/** Keeps who else has the document open, from what the server says. One's own other tabs are nobody else. */
export function createPeople(now: () => number = () => performance.now()) {
  const others = createStore<readonly OtherPerson[]>(none)
  const watching = createStore(0)
  const tabs = new Map<string, Tab>()
  /** Made anew only for those of whom something has changed: whoever draws them compares. */
  let known = new Map<Tab, OtherPerson>()
  let you = ''
  /** Who is not seen, as the server counts them: this tab may be one of them. */
  let unseen = 0

  const take = (changed: Partial<PresentPerson> & { id: string }, isNew: boolean) => {
    const tab = tabs.get(changed.id)
    const present = { ...tab?.present, ...changed } as PresentPerson
    // Of somebody who is not known nothing can be changed: a message was meant for an earlier list.
    if (present.person === undefined) return
    const acted = changed.selection !== undefined || changed.typing !== undefined
    tabs.set(present.id, {
      present,
      movedAt: changed.cursor !== undefined && !isNew ? now() : (tab?.movedAt ?? now()),
      actedAt: acted && !isNew ? now() : (tab?.actedAt ?? Number.NEGATIVE_INFINITY),
    })
  }
  const show = () => {
    const own = tabs.get(you)?.present.person.id
    const latest = new Map<string, Tab>()
    for (const tab of tabs.values()) {
      const { id } = tab.present.person
      const before = latest.get(id)
      if (id !== own && (!before || lastSeen(tab) > lastSeen(before))) latest.set(id, tab)
    }
    const next = new Map<Tab, OtherPerson>()
    for (const tab of latest.values()) next.set(tab, known.get(tab) ?? otherPerson(tab.present, tab))
    known = next
    const list = [...next.values()].sort((one, other) => one.since - other.since)
    const before = others.get()
    if (list.length !== before.length || list.some((each, nth) => each !== before[nth])) {
      others.set(list.length === 0 ? none : list)
    }
  }

  return {
    others,
    watching,
    /** Others see this tab. */
    isSeen: () => tabs.has(you),
    hear: (message: Exclude<PeopleMessage, { type: 'summoned' }>) => {
      const isList = message.type === 'people'
      if (isList) {
        you = message.you
        const ids = new Set(message.people.map(({ id }) => id))
        for (const id of tabs.keys()) if (!ids.has(id)) tabs.delete(id)
      } else for (const id of message.left ?? []) tabs.delete(id)
      for (const each of message.people ?? []) take(each as Partial<PresentPerson> & { id: string }, isList)
      if (message.watching !== undefined) unseen = message.watching
      watching.set(Math.max(0, tabs.has(you) ? unseen : unseen - 1))
      show()
    },
    /** The person at a tab, unless that is oneself. */
    personAt: (tabId: string): OtherPerson | undefined => {
      const id = tabs.get(tabId)?.present.person.id
      return others.get().find((other) => other.id === id)
    },
    clear: () => {
      tabs.clear()
      unseen = 0
      watching.set(0)
      show()
    },
  }
}

const lastSeen = ({ movedAt, actedAt }: Tab) => Math.max(movedAt, actedAt)
