import { createStore, type Store } from '../../platform/store.ts'
import type { Editor } from '../editor.ts'
import { shownAncestor } from '../navigation/neighbour.ts'
import { findInMap, type Hit, patternOf, type Query } from './find-in-map.ts'
import { replaceHits } from './replace.ts'

/** What is being looked for in one map. */
export interface Search {
  /** Which row is open: none, looking, or looking and replacing. */
  readonly mode: Store<'closed' | 'find' | 'replace'>
  readonly query: Store<Query>
  readonly hits: Store<readonly Hit[]>
  /** Which of them is looked at; -1 before the first. */
  readonly at: Store<number>
  /** The pattern cannot be read. */
  readonly isBroken: () => boolean
  readonly look: (query: Query) => void
  readonly step: (by: 1 | -1) => void
  readonly replaceOne: (replacement: string) => void
  readonly replaceAll: (replacement: string) => void
  readonly close: () => void
}

const searches = new WeakMap<Editor, Search>()
const nothing: Query = { words: '', matchesCase: false, wholeWords: false, isPattern: false }

export function searchOf(editor: Editor): Search {
  const known = searches.get(editor) ?? createSearch(editor)
  searches.set(editor, known)
  return known
}

function createSearch(editor: Editor): Search {
  const mode = createStore<'closed' | 'find' | 'replace'>('closed')
  const query = createStore(nothing)
  const hits = createStore<readonly Hit[]>([])
  const at = createStore(-1)
  const findAgain = () => hits.set(findInMap(editor.document.snapshot, patternOf(query.get())))
  const show = (nth: number) => {
    at.set(nth)
    const hit = hits.get()[nth]
    const id = hit && shownAncestor(editor.scene.get(), hit.id)
    if (id) editor.selectAndShow(id)
  }
  const step = (by: 1 | -1) => {
    const { length } = hits.get()
    if (length > 0) show((Math.max(at.get(), by === 1 ? -1 : 0) + by + length) % length)
  }
  editor.document.subscribe(() => {
    if (mode.get() === 'closed') return
    findAgain()
    at.set(Math.min(at.get(), hits.get().length - 1))
  })
  return {
    mode,
    query,
    hits,
    at,
    isBroken: () => query.get().words !== '' && patternOf(query.get()) === null,
    look: (next) => {
      query.set(next)
      findAgain()
      at.set(-1)
      if (hits.get().length > 0) show(0)
    },
    step,
    replaceOne: (replacement) => {
      const pattern = patternOf(query.get())
      const nth = Math.max(0, at.get())
      const hit = hits.get()[nth]
      if (!pattern || !hit) return
      replaceHits(editor, [hit], pattern, replacement)
      // What came instead may be found again: the next one is behind it.
      const { length } = hits.get()
      if (length > 0) show(Math.min(nth, length - 1))
    },
    replaceAll: (replacement) => {
      const pattern = patternOf(query.get())
      if (pattern) replaceHits(editor, hits.get(), pattern, replacement)
    },
    close: () => {
      mode.set('closed')
      hits.set([])
      at.set(-1)
    },
  }
}
