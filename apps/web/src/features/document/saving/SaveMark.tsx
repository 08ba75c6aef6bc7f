import { useText } from '../../../platform/i18n/language.ts'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { useStore } from '../../../platform/store.ts'
import type { LiveDocument } from '../../../platform/sync/index.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Tooltip } from '../../../ui/Tooltip.tsx'
import styles from './SaveMark.module.css'
import { saveLooks } from './save-looks.ts'

/** The one quiet place that says where the work is. */
export function SaveMark({ live }: { live: LiveDocument }) {
  const { text } = useText()
  const state = useStore(live.saveState)
  const isGuest = useStore(sessionStore) === null
  const { icon, label } = saveLooks[state]
  const content = (
    <>
      <Icon icon={icon} size="s" />
      <span className={styles.words}>{text(state === 'local' && !isGuest ? 'drafts.follows' : label)}</span>
    </>
  )
  const className = classNames(styles.mark, styles[state])
  if (state === 'failed') {
    return (
      <button type="button" className={className} onClick={live.retry.bind(live)}>
        {content}
      </button>
    )
  }
  const mark = <span className={className}>{content}</span>
  return state === 'local' ? (
    <Tooltip text={text(isGuest ? 'drafts.only-here.sentence' : 'drafts.only-here.follows')}>{mark}</Tooltip>
  ) : (
    mark
  )
}
