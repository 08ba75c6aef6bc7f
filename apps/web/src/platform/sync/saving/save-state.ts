/** Where somebody's work is. `offline`: kept in this browser; `local`: in this browser only, and meant to be. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'failed' | 'local'

export type LinkState = 'up' | 'connecting' | 'down'

/** Everything the save state follows from. Changes are numbered, so that an answer can say which of them it speaks of. */
export interface SaveFacts {
  /** It is known what was stored here before: until then nobody can say that all of it is saved. */
  readonly isLoaded: boolean
  /** The last change made here. */
  readonly edited: number
  /** The last one the server has on disk, by its own word. */
  readonly marked: number
  /** The last one this browser has stored. */
  readonly kept: number
  /** The last attempt to store something here succeeded. */
  readonly storageWorks: boolean
  readonly link: LinkState
  /** The server has not taken something: no later answer of its counts. */
  readonly refused: boolean
  /** The server is there and takes long. */
  readonly late: boolean
}

export type SaveEvent =
  /** What was stored here has been read; `unsynced`: some of it the server has never confirmed. */
  | { type: 'loaded'; unsynced: boolean }
  | { type: 'edited' }
  | { type: 'kept'; number: number }
  | { type: 'storage'; works: boolean }
  /** The browser has thrown away what was stored here. */
  | { type: 'evicted' }
  | { type: 'link'; link: LinkState }
  | { type: 'marked'; number: number }
  | { type: 'late'; late: boolean }
  | { type: 'refused' }
  /** What was refused is safe elsewhere, and the document is the server's again. */
  | { type: 'forked' }

export const noFacts: SaveFacts = {
  isLoaded: false,
  edited: 1,
  marked: 1,
  kept: 1,
  storageWorks: true,
  link: 'connecting',
  refused: false,
  late: false,
}

export function nextFacts(facts: SaveFacts, event: SaveEvent): SaveFacts {
  switch (event.type) {
    case 'loaded':
      return {
        ...facts,
        isLoaded: true,
        ...(event.unsynced && { edited: facts.edited + 1, kept: raised(facts) }),
      }
    case 'edited':
      return { ...facts, edited: facts.edited + 1 }
    case 'kept':
      return { ...facts, kept: upTo(facts, facts.kept, event.number) }
    case 'storage':
      return { ...facts, storageWorks: event.works }
    case 'evicted':
      return { ...facts, kept: 0 }
    case 'link':
      return { ...facts, link: event.link, late: facts.late && event.link === 'up' }
    case 'marked':
      return facts.refused ? facts : { ...facts, marked: upTo(facts, facts.marked, event.number) }
    case 'late':
      return { ...facts, late: event.late }
    case 'refused':
      return { ...facts, refused: true }
    case 'forked':
      return { ...facts, refused: false, marked: facts.edited, kept: facts.edited }
  }
}

/** Something is not on the server, as far as anybody here knows. */
export function isPending({ isLoaded, edited, marked, refused }: SaveFacts): boolean {
  return !isLoaded || refused || marked < edited
}

export function saveStateOf(facts: SaveFacts): SaveState {
  const isAway = facts.link === 'down'
  if (!isPending(facts)) return isAway && facts.storageWorks ? 'offline' : 'saved'
  if (facts.refused) return 'failed'
  if (!isAway) return 'saving'
  if (facts.isLoaded && facts.kept >= facts.edited) return 'offline'
  return facts.storageWorks ? 'saving' : 'failed'
}

/** Of a document that has no server. */
export function localStateOf({ storageWorks }: SaveFacts): SaveState {
  return storageWorks ? 'local' : 'failed'
}

/** Something of it is not even in this browser's store. */
export function isLocallyPending({ edited, kept }: SaveFacts): boolean {
  return kept < edited
}

/** What was just read from the store is in the store, unless something newer is still on its way there. */
function raised({ kept, edited }: SaveFacts): number {
  return kept === edited ? edited + 1 : kept
}

/** A number beyond the last change was never sent and means nothing. */
function upTo({ edited }: SaveFacts, before: number, number: number): number {
  return number > edited ? before : Math.max(before, number)
}
