import { notify } from '../../../platform/notices/notices.ts'
import { createStore, type Store } from '../../../platform/store.ts'
import { perEditor } from '../../core/per-editor.ts'
import { shownAs } from '../../core/shown-as.ts'
import { pickAndShow } from '../../mindmap/items/pick-next.ts'
import { drawnOf } from '../../mindmap/items/picked.ts'
import type { MapEditor } from '../../mindmap/map-editor.ts'
import { shownAncestor } from '../../mindmap/navigation/neighbour.ts'
import { canReplace, insteadOf, replaceHits } from '../../mindmap/search/replace.ts'
import { searchedTexts } from '../../mindmap/search/searched-texts.ts'
import type { Hit } from './find-in-texts.ts'
import { findInMap } from './find-words.ts'
import { patternOf, type Query } from './pattern.ts'
import { PatternSearch } from './pattern-search.ts'

/** What is being looked for in one map. */
export interface Search {
  /** Which row is open: none, looking, or looking and replacing. */
  readonly mode: Store<'closed' | 'find' | 'replace'>
  readonly query: Store<Query>
  readonly hits: Store<readonly Hit[]>
  /** Which of them is looked at; -1 before the first. */
  readonly at: Store<number>
  /** Why a regular expression found nothing: it took too long, or what looks for it did not load. */
  readonly problem: Store<'slow' | 'failed' | null>
  readonly look: (query: Query) => void
  readonly step: (by: 1 | -1) => void
  /** What cannot be replaced is passed by, and that is said; so with all of them. */
  readonly replaceOne: (replacement: string) => void
  readonly replaceAll: (replacement: string) => void
  readonly close: () => void
}

const nothing: Query = { words: '', matchesCase: false, wholeWords: false, isPattern: false }

export const searchOf = perEditor(createSearch)

function createSearch(editor: MapEditor): Search {
  const mode = createStore<'closed' | 'find' | 'replace'>('closed')
  const query = createStore(nothing)
  const hits = createStore<readonly Hit[]>([])
  const at = createStore(-1)
  const problem = createStore<'slow' | 'failed' | null>(null)
  const patterns = new PatternSearch()
  /** What was asked while a pattern was still looked for: it needs what that finds. */
  const waiting: (() => void)[] = []
  let isLooking = false
  /** Regular expressions are found a moment later, words at once. */
  const find = (then: () => void) => {
    patterns.cancel()
    const finish = (found: readonly Hit[], why: 'slow' | 'failed' | null) => {
      isLooking = false
      problem.set(why)
      hits.set(found)
      then()
      if (why !== null) waiting.length = 0
      while (!isLooking) {
        const next = waiting.shift()
        if (!next) break
        next()
      }
    }
    const sought = query.get()
    const { snapshot } = editor.document
    if (!sought.isPattern || !patternOf(sought)) return finish(findInMap(snapshot, patternOf(sought)), null)
    isLooking = true
    patterns.find(sought, [...searchedTexts(snapshot)], (result) =>
      'hits' in result ? finish(result.hits, null) : finish([], result.problem),
    )
  }
  const whenFound = (act: () => void) => void (isLooking ? waiting.push(act) : act())
  const show = (nth: number) => {
    at.set(nth)
    const hit = hits.get()[nth]
    if (hit) goToHit(editor, hit)
  }
  const step = (by: 1 | -1) => {
    const { length } = hits.get()
    if (length > 0) show((Math.max(at.get(), by === 1 ? -1 : 0) + by + length) % length)
  }
  const lookAgain = (then: () => void = () => undefined) =>
    find(() => {
      at.set(Math.min(at.get(), hits.get().length - 1))
      then()
    })
  /** One search after many changes, not one after each. */
  let isReplacing = false
  const replace = (which: readonly Hit[], replacement: string, then?: () => void) => {
    const pattern = patternOf(query.get())
    if (!pattern) return
    isReplacing = true
    replaceHits(editor, which, insteadOf(pattern, replacement, query.get().isPattern))
    isReplacing = false
    lookAgain(then)
    tellKept(which)
  }
  editor.document.subscribe(() => {
    if (mode.get() !== 'closed' && !isReplacing) lookAgain()
  })
  return {
    mode,
    query,
    hits,
    at,
    problem,
    look: (next) => {
      query.set(next)
      waiting.length = 0
      find(() => {
        at.set(-1)
        if (hits.get().length > 0) show(0)
      })
    },
    step,
    replaceOne: (replacement) =>
      whenFound(() => {
        const nth = Math.max(0, at.get())
        const hit = hits.get()[nth]
        if (!hit) return
        replace([hit], replacement, () => {
          // What came instead may be found again: the next one is behind it.
          const { length } = hits.get()
          if (length > 0) show(canReplace(hit) ? Math.min(nth, length - 1) : (nth + 1) % length)
        })
      }),
    replaceAll: (replacement) => whenFound(() => replace(hits.get(), replacement)),
    close: () => {
      mode.set('closed')
      patterns.cancel()
      isLooking = false
      waiting.length = 0
      problem.set(null)
      hits.set([])
      at.set(-1)
    },
  }
}

/** Says why something that was found is as it was. */
function tellKept(hits: readonly Hit[]): void {
  const kept = hits.filter((hit) => !canReplace(hit))
  if (kept.length === 0) return
  const hasFormulas = kept.some(({ part }) => part === 'formula')
  const hasLinks = kept.some(({ part }) => part === 'link')
  const what = hasFormulas && hasLinks ? 'both' : hasFormulas ? 'formulas' : 'links'
  notify({ kind: 'status', key: 'search', words: ({ text }) => text(`editor.search.kept-${what}`) })
}

/** Selects what contains the hit and brings it into view; for a folded topic, the ancestor that hides it. */
function goToHit(editor: MapEditor, hit: Hit): void {
  const thing = thingOf(hit)
  // Lines, ranges and callouts have no row in the outline: their topic is selected there.
  if (thing && shownAs(editor).get() === 'map' && drawnOf(editor.scene.get(), thing)) {
    pickAndShow(editor, thing)
    return
  }
  const id = shownAncestor(editor.scene.get(), hit.topic)
  if (id !== null) editor.selectAndShow(id)
}

/** The line, range or callout that contains the hit; null for a topic. */
function thingOf({ part, id }: Hit) {
  return part === 'callout' || part === 'line' || part === 'range' ? { kind: part, id } : null
}
