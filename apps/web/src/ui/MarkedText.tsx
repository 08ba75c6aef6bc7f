import type { ActionDetail } from '../platform/actions/action.ts'
import styles from './MarkedText.module.css'
import { marked } from './marked.ts'

/** A text with what was found marked in it. */
export function MarkedText({ text, hits }: ActionDetail) {
  return marked(text, hits).map(({ from, part, isHit }) =>
    isHit ? (
      <mark key={from} className={styles.hit}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
