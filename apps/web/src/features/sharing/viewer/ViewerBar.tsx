import { CalendarClock } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { BrandMark } from '../../../ui/BrandMark.tsx'
import { ActionTextButton } from '../../../ui/buttons/ActionTextButton.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { dayText } from '../expiry.ts'
import { viewerModule } from './lazy-viewer.ts'
import { openViewer } from './open-viewer.ts'
import styles from './ViewerBar.module.css'
import { ViewerMore } from './ViewerMore.tsx'
import type { SharedDocument } from './visit.ts'

const ViewSwitch = viewerModule.part((module) => module.ViewSwitch)

/** Above a shared map on a desk: whose it is, and what can be done with it. */
export function ViewerBar({ document: { name, owner, expiresAt } }: { document: SharedDocument }) {
  const translator = useText()
  const { text } = translator
  const editor = useStore(openViewer)?.editor ?? null
  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        <Link href="/" className={styles.mark} aria-label={text('viewer.home')}>
          <BrandMark size={22} />
        </Link>
        <h1 className={styles.name}>{name}</h1>
        {owner && (
          <span className={styles.owner}>
            <Avatar person={owner} size={20} />
            <span className={styles.by}>{text('viewer.by', { name: owner.nickname })}</span>
          </span>
        )}
        {expiresAt !== null && (
          <span className={styles.until}>
            <Icon icon={CalendarClock} />
            {text('viewer.until', { date: dayText(expiresAt, translator) })}
          </span>
        )}
      </div>
      <div className={styles.middle}>{editor?.kind.Outline && <ViewSwitch editor={editor} />}</div>
      <div className={styles.end}>
        <ActionTextButton id="viewer.comment" variant="quiet" />
        <ActionTextButton id="editor.present" variant="quiet" />
        <ActionTextButton id="viewer.edit" variant="outlined" />
        <ActionTextButton id="viewer.save" variant="filled" />
        <ViewerMore />
      </div>
    </header>
  )
}
