/** What a file is made of, as people are told. */
export type Part =
  | 'topics'
  | 'shapes'
  | 'connectors'
  | 'pages'
  | 'layers'
  | 'notes'
  | 'labels'
  | 'markers'
  | 'links'
  | 'images'
  | 'attachments'
  | 'summaries'
  | 'boundaries'
  | 'relations'
  | 'callouts'
  | 'structures'
  | 'styles'
  | 'themes'
  | 'formulas'
  | 'tasks'
  | 'numbering'
  | 'comments'
  | 'audio'
  | 'characters'
  | 'other'

/**
 * - `imported`: it is there as it was
 * - `approximated`: it is there, but not quite as it was
 * - `kept`: it is not shown, and goes back into a file of that format
 * - `dropped`: it is not there
 */
export type Fate = 'imported' | 'approximated' | 'kept' | 'dropped'

export interface ReportRow {
  readonly fate: Fate
  readonly part: Part
  readonly count: number
  /** Where it is: ids of topics or shapes, of the first hundred. */
  readonly places: readonly string[]
  /** What the file calls it, where that tells people something: `org.xmind.ui.fishbone`. */
  readonly was: string
}

export const mostPlaces = 100
/** Of one fate and part, further names are counted in one row without a name. */
const mostNames = 200
/** Names come from outside. */
export const longestName = 200

/** Counts what becomes of what a file holds. */
export class Report {
  readonly #names = new Map<string, Set<string>>()
  readonly #rows = new Map<string, { fate: Fate; part: Part; was: string; count: number; places: string[] }>()

  add(fate: Fate, part: Part, { place, was = '', count = 1 }: { place?: string; was?: string; count?: number } = {}) {
    if (count === 0) return
    const name = this.#nameFor(fate, part, was.slice(0, longestName))
    const key = `${fate} ${part} ${name}`
    const row = this.#rows.get(key) ?? { fate, part, was: name, count: 0, places: [] }
    this.#rows.set(key, row)
    row.count += count
    if (place !== undefined && row.places.length < mostPlaces) row.places.push(place)
  }

  #nameFor(fate: Fate, part: Part, name: string): string {
    const names = this.#names.get(`${fate} ${part}`) ?? new Set<string>()
    this.#names.set(`${fate} ${part}`, names)
    if (names.has(name)) return name
    if (names.size >= mostNames) return ''
    names.add(name)
    return name
  }

  get rows(): readonly ReportRow[] {
    return [...this.#rows.values()]
  }
}
