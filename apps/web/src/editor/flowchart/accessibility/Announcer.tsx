import type { FlowchartChange, FlowchartSnapshot } from '@ramify/document'
import { useEffect, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { wordsOfItem } from '../items/words-of-item.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import styles from './ItemList.module.css'
import { type Said, saidOfChange } from './said-of-change.ts'

type Translator = ReturnType<typeof useText>

/** Says one's own acts aloud. Others' are shown elsewhere: spoken, they would talk into everything. */
export function Announcer() {
  const editor = useFlowchartEditor()
  const translator = useText()
  const [last, setLast] = useState<{ words: string; nth: number } | null>(null)

  useEffect(
    () =>
      editor.document.subscribe((change) => {
        // Cells that grow as one writes in them are not worth a word.
        const said = change.local && editor.writing.get() === null ? saidOfChange(change) : null
        if (!said) return
        const words = wordsOfSaid(said, change, translator)
        setLast((before) => ({ words, nth: (before?.nth ?? 0) + 1 }))
      }),
    [editor, translator],
  )

  return (
    <div aria-live="polite" className={styles.unseen}>
      {/* The same words for the next act are said again. */}
      {last && <p key={last.nth}>{last.words}</p>}
    </div>
  )
}

export function wordsOfSaid(
  { act, first, count, into }: Said,
  change: FlowchartChange,
  translator: Translator,
): string {
  const { text } = translator
  const { before, after } = change
  const there = act === 'deleted' || act === 'ungrouped' ? before : after
  const nameIn = (snapshot: FlowchartSnapshot, item: Said['first']) => wordsOfItem(snapshot, item, translator)
  const name = nameIn(there, first)
  if (act === 'connected' || act === 'reconnected') {
    const { from, to } = after.connectors.get(first.id) ?? {}
    const [start, end] = [from, to].map((each) => (each && 'shape' in each ? each.shape : ''))
    const ends = {
      from: nameIn(after, { type: 'shape', id: start ?? '' }),
      to: nameIn(after, { type: 'shape', id: end ?? '' }),
    }
    return text(act === 'connected' ? 'editor.said.line-added' : 'flowchart.said.reconnected', ends)
  }
  if (into !== undefined) {
    return text('flowchart.said.moved-into', { name, count, place: nameIn(after, { type: 'shape', id: into }) })
  }
  if (act === 'grouped' || act === 'ungrouped') return text(`flowchart.said.${act}`, { count })
  return text(`flowchart.said.${act}`, { name, count })
}
