import type { Words } from '../../../platform/i18n/words.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { createStore, type Store } from '../../../platform/store.ts'
import type { InputEditor, InputKind } from '../../input/input-editor.ts'
import type { Hit, SearchedText } from './find-in-texts.ts'
import { findWords } from './find-words.ts'
import { type Instead, insteadOf } from './instead-of.ts'
import { patternOf, type Query } from './pattern.ts'
import { PatternSearch } from './pattern-search.ts'

/** What is being looked for in one document. */
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

/** What can be found in a kind of document, and replaced. */
export interface KindSearch {
  /** Every text that can be found, in the order of reading. */
  texts(editor: InputEditor): Iterable<SearchedText>
  /** What the words name by its place instead of by its words, such as a number: found before everything else. */
  named?(editor: InputEditor, words: string): readonly Hit[]
  /** Selects what contains the hit and brings it into view. */
  goTo(editor: InputEditor, hit: Hit): void
  canReplace(editor: InputEditor, hit: Hit): boolean
  /** As one undo step. */
  replace(editor: InputEditor, hits: readonly Hit[], instead: Instead): void
  /** Why some of these stayed as they are; null where none did. */
  keptReason(editor: InputEditor, hits: readonly Hit[]): Words | null
}

const nothing: Query = { words: '', matchesCase: false, wholeWords: false, isPattern: false }

/** What the search needs of its editor: it is made before the editor is complete. */
interface Searched extends InputEditor {
  readonly kind: InputKind & { readonly search: KindSearch }
}

export function createSearch(editor: Searched): Search {
  const { search: kind } = editor.kind
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
    if (!sought.isPattern || !patternOf(sought)) {
      const named = kind.named?.(editor, sought.words) ?? []
      return finish([...named, ...findWords(kind.texts(editor), patternOf(sought))], null)
    }
    isLooking = true
    patterns.find(sought, [...kind.texts(editor)], (result) =>
      'hits' in result ? finish(result.hits, null) : finish([], result.problem),
    )
  }
  const whenFound = (act: () => void) => void (isLooking ? waiting.push(act) : act())
  const show = (nth: number) => {
    at.set(nth)
    const hit = hits.get()[nth]
    if (hit) kind.goTo(editor, hit)
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
    kind.replace(editor, which, insteadOf(pattern, replacement, query.get().isPattern))
    isReplacing = false
    lookAgain(then)
    const kept = kind.keptReason(editor, which)
    if (kept) notify({ kind: 'status', key: 'search', words: kept })
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
        const isReplaced = kind.canReplace(editor, hit)
        replace([hit], replacement, () => {
          // What came instead may be found again: the next one is behind it.
          const { length } = hits.get()
          if (length > 0) show(isReplaced ? Math.min(nth, length - 1) : (nth + 1) % length)
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
