import { useEffect, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { hasFieldFocus } from '../../core/focus-field.ts'
import { leadOf } from '../../core/selection.ts'
import { useMapEditor } from '../use-map-editor.ts'
import styles from './MapTree.module.css'
import { type Said, saidOfChange } from './said-of-change.ts'
import { saidOfThings, type ThingSaid } from './said-of-things.ts'
import { carriedBy, spokenRow } from './spoken-row.ts'
import { useNameOf } from './use-name-of.ts'

type AnySaid = Said | ThingSaid | { readonly act: 'selected'; readonly count: number }

/** Says one's own acts on the map aloud. Others' are shown elsewhere: spoken, they would talk into everything. */
export function Announcer() {
  const editor = useMapEditor()
  const words = useWords()
  const [last, setLast] = useState<{ said: AnySaid; nth: number } | null>(null)

  useEffect(() => {
    const say = (said: AnySaid) => setLast((before) => ({ said, nth: (before?.nth ?? 0) + 1 }))
    const stopChanges = editor.document.subscribe((change) => {
      if (!change.local) return
      const said = saidOfChange(change, leadOf(editor.selectedTopics.get())) ?? saidOfThings(change)
      if (said) say(said)
    })
    let count = editor.selectedTopics.get().length
    // The name of one alone is heard from the tree, which stands on it; what a menu selects, from a notice.
    const stopSelection = editor.selectedTopics.subscribe(() => {
      const before = count
      count = editor.selectedTopics.get().length
      if (count > 1 && count !== before && hasFieldFocus(editor)) say({ act: 'selected', count })
    })
    return () => {
      stopChanges()
      stopSelection()
    }
  }, [editor])

  return (
    <div aria-live="polite" className={styles.unseen}>
      {/* The same words for the next act are said again. */}
      {last && <p key={last.nth}>{words(last.said)}</p>}
    </div>
  )
}

function useWords(): (said: AnySaid) => string {
  const translator = useText()
  const { text } = translator
  const named = useNameOf()
  return (said) => {
    if ('from' in said) return text(`editor.said.${said.act}`, { from: named(said.from), to: named(said.to) })
    if (said.act === 'carries') return spokenRow(carriedBy(said.node), translator)
    if (said.act === 'selected') return text('editor.select.count', { count: said.count })
    if (said.act === 'lettered')
      return text(said.isOn ? 'editor.said.on' : 'editor.said.off', { what: text(`editor.style.${said.letters}`) })
    const name = named(said.name)
    switch (said.act) {
      case 'added':
        return text('editor.said.added', { name, count: said.count })
      case 'deleted':
        return text('editor.said.deleted', { name, count: said.count })
      case 'folded':
        return text('editor.said.folded', { name })
      case 'unfolded':
        return text('editor.said.unfolded', { name })
      case 'set-afloat':
        return text('editor.said.set-afloat', { name })
      case 'nudged':
        return text('editor.said.nudged', { name })
      case 'put-back':
        return text('editor.said.put-back', { name })
      case 'styled':
        return text('editor.said.styled', { name })
      case 'widened':
        return text('editor.said.widened', { name, width: said.width })
      case 'moved':
        return text('editor.said.moved', { ...said, name, parent: named(said.parent) })
    }
  }
}
