/** Something about the rights to a document that has changed, as the triggers of `rights-audit.ts` note it. */
export type Note = {
  /** The last change of the document when it was noted, and when it held for certain; null: nobody knows yet. */
  seq: number
  until: number | null
  /** The transaction; null where transactions are never at the same time. */
  tx: string | null
} & (
  | { what: 'turn'; personId: string | null }
  | { what: 'mode'; value: 'closed' | 'turns' | 'together' }
  | { what: 'member'; personId: string; value: 'edit' | 'ask' | 'view' | null }
)

/** A row of the journal. */
export interface Written {
  seq: number
  personId: string | null
}

/** What the product promises about rights, written down a second time and as plainly as possible. */
export class Cooperation {
  readonly ownerId: string
  readonly mode: 'closed' | 'turns' | 'together'
  readonly holder: string | null
  readonly members: ReadonlyMap<string, 'edit' | 'ask' | 'view'>

  constructor({ ownerId, mode, holder, members }: Pick<Cooperation, 'ownerId' | 'mode' | 'holder' | 'members'>) {
    this.ownerId = ownerId
    this.mode = mode
    this.holder = holder
    this.members = members
  }

  mayRead(personId: string): boolean {
    return personId === this.ownerId || (this.mode !== 'closed' && this.members.has(personId))
  }

  mayWrite(personId: string): boolean {
    if (!this.mayRead(personId)) return false
    if (this.mode === 'turns') return this.holder === personId
    return personId === this.ownerId || this.members.get(personId) === 'edit'
  }

  after(note: Note): Cooperation {
    if (note.what === 'turn') return new Cooperation({ ...this, holder: note.personId })
    if (note.what === 'mode') return new Cooperation({ ...this, mode: note.value })
    const members = new Map(this.members)
    if (note.value) members.set(note.personId, note.value)
    else members.delete(note.personId)
    return new Cooperation({ ...this, members })
  }
}

/** What held, and for which changes: those after `from` at most, and at least those after `surelyFrom`. */
interface Period {
  cooperation: Cooperation
  from: number
  surelyFrom: number
}

/** Nobody but the owner has the document at first. */
const alone = (ownerId: string) => new Cooperation({ ownerId, mode: 'closed', holder: null, members: new Map() })

export function cooperationAfter(ownerId: string, notes: readonly Note[]): Cooperation {
  return notes.reduce((cooperation, note) => cooperation.after(note), alone(ownerId))
}

/** Rows that nobody had the right to write. */
export function forbiddenRows(ownerId: string, notes: readonly Note[], rows: readonly Written[]): Written[] {
  const periods = periodsOf(ownerId, notes)
  const isAllowed = ({ seq, personId }: Written) =>
    periods.some(({ cooperation, from }, nth) => {
      const end = periods[nth + 1]?.surelyFrom ?? Number.POSITIVE_INFINITY
      return from < seq && seq <= end && personId !== null && cooperation.mayWrite(personId)
    })
  return rows.filter((row) => !isAllowed(row))
}

function periodsOf(ownerId: string, notes: readonly Note[]): Period[] {
  const periods: Period[] = [{ cooperation: alone(ownerId), from: -1, surelyFrom: -1 }]
  for (const group of transactionsOf(notes)) {
    const before = (periods.at(-1) as Period).cooperation
    const cooperation = group.reduce((one, note) => one.after(note), before)
    // A transaction that moves the turn holds the head: nothing is written between that and its end.
    const turn = group.find(({ what }) => what === 'turn')
    const from = turn?.seq ?? Math.min(...group.map(({ seq }) => seq))
    const surelyFrom = turn?.seq ?? Math.max(...group.map(({ until }) => until ?? Number.POSITIVE_INFINITY))
    periods.push({ cooperation, from, surelyFrom })
  }
  // Transactions that change the rights to a document wait for each other: what holds after a later one holds after this one as well.
  for (let nth = periods.length - 2, earliest = Number.POSITIVE_INFINITY; nth >= 0; nth--) {
    earliest = Math.min(earliest, (periods[nth + 1] as Period).surelyFrom)
    const period = periods[nth] as Period
    period.surelyFrom = Math.min(period.surelyFrom, earliest)
  }
  return periods
}

function transactionsOf(notes: readonly Note[]): Note[][] {
  const groups: Note[][] = []
  for (const note of notes) {
    const last = groups.at(-1)
    if (last && note.tx !== null && last[0]?.tx === note.tx) last.push(note)
    else groups.push([note])
  }
  return groups
}
