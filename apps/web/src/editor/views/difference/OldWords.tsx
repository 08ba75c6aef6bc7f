import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useEditor } from '../../core/use-editor.ts'
import { followView, fromRest } from '../../core/viewport/follow-view.ts'
import type { ViewsEditor } from '../views-editor.ts'
import styles from './OldWords.module.css'

export interface OldWordsAt {
  readonly id: string
  readonly words: string
  /** In coordinates of the page. */
  readonly style: CSSProperties
}

/** What items said before, beside them. */
export function OldWords({ all }: { all: readonly OldWordsAt[] }) {
  const editor = useEditor<ViewsEditor>()
  const labels = useRef<HTMLDivElement>(null)
  const { x, y, zoom } = useStore(editor.restingView)
  const { text } = useText()
  useLayoutEffect(() => (labels.current ? followView(labels.current, editor, fromRest) : undefined), [editor])
  return (
    <div ref={labels} className={styles.labels} aria-hidden="true">
      <div className={styles.world} style={{ transform: `scale(${zoom}) translate(${-x}px, ${-y}px)` }}>
        {all.map(({ id, words, style }) => (
          <p key={id} className={styles.was} style={style}>
            {text('history.was')} <del>{words}</del>
          </p>
        ))}
      </div>
    </div>
  )
}
