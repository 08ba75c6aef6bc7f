import type { Words } from '../../../platform/i18n/words.ts'
import type { KindSearch } from '../../views/search/search.ts'
import { selectItemAndShow } from '../items/select-next-item.ts'
import { drawnOf } from '../items/selected-item.ts'
import type { MapEditor } from '../map-editor.ts'
import { shownAncestor } from '../navigation/neighbour.ts'
import { numberedTopics } from './numbered-topics.ts'
import { canReplace, replaceHits } from './replace.ts'
import { type MapHit, searchedTexts } from './searched-texts.ts'

/** What can be found in a map, and replaced. */
export const mapSearch: KindSearch = {
  texts: (editor: MapEditor) => searchedTexts(editor.document.snapshot),
  named: (editor: MapEditor, words) => numberedTopics(editor.document.snapshot, words),
  goTo,
  canReplace: (_, hit: MapHit) => canReplace(hit),
  replace: replaceHits,
  keptReason: (_, hits: readonly MapHit[]) => keptReason(hits),
}

/** Says why something that was found is as it was. */
function keptReason(hits: readonly MapHit[]): Words | null {
  const kept = hits.filter((hit) => !canReplace(hit))
  if (kept.length === 0) return null
  const hasFormulas = kept.some(({ part }) => part === 'formula')
  const hasLinks = kept.some(({ part }) => part === 'link')
  const what = hasFormulas && hasLinks ? 'both' : hasFormulas ? 'formulas' : 'links'
  return ({ text }) => text(`editor.search.kept-${what}`)
}

/** For a folded topic, to the ancestor that hides it. */
function goTo(editor: MapEditor, hit: MapHit): void {
  const item = itemOf(hit)
  // Lines, ranges and callouts have no row in the outline: their topic is selected there.
  if (item && editor.shownAs.get() === 'map' && drawnOf(editor.scene.get(), item)) {
    selectItemAndShow(editor, item)
    return
  }
  const id = shownAncestor(editor.scene.get(), hit.owner)
  if (id !== null) editor.selectAndShow(id)
}

/** The line, range or callout that contains the hit; null for a topic. */
function itemOf({ part, id }: MapHit) {
  return part === 'callout' || part === 'line' || part === 'range' ? { type: part, id } : null
}
