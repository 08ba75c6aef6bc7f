import { useCover } from '../../../editor/core/viewport/use-cover.ts'
import type { Editor, RestorableItem } from '../../../editor/editor-kind.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { ActionTextButton } from '../../../ui/buttons/ActionTextButton.tsx'
import unseen from '../../../ui/unseen.module.css'
import { openHistory } from '../open-history.ts'
import styles from './WalkBar.module.css'

interface Props {
  /** Where the walk is; null: it has not begun. */
  at: number | null
  count: number
  /** The change it is at, in words. */
  words: string
  /** The action that restores what is selected. */
  restoreAct: RestorableItem['act'] | null
  /** The picture that it lies on. */
  editor: Editor
  /** There is room for signs alone. */
  isPhone: boolean
}

/** From change to change. */
export function WalkBar({ at, count, words, restoreAct, editor, isPhone }: Props) {
  const { text } = useText()
  const cover = useCover(editor)
  // What its actions can do is known only after the page is drawn.
  useStore(openHistory)
  const place =
    at === null ? text('history.change.count', { count }) : text('history.change.position', { nth: at + 1, count })
  return (
    <div ref={cover} role="toolbar" aria-label={text('history.changes')} className={styles.bar}>
      {count > 0 && (
        <>
          <ActionButton id="history.previous" side="top" />
          <ActionButton id="history.next" side="top" />
          <span className={styles.place}>{place}</span>
        </>
      )}
      {restoreAct !== null &&
        (isPhone ? <ActionButton id={restoreAct} side="top" /> : <ActionTextButton id={restoreAct} variant="quiet" />)}
      <span role="status" className={unseen.unseen}>
        {at === null ? '' : `${place}. ${words}`}
      </span>
    </div>
  )
}
