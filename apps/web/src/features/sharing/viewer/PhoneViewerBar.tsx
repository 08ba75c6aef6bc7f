import { Link } from 'wouter'
import { useText } from '../../../platform/i18n/language.ts'
import { shell } from '../../../platform/native-shell/shell.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { BrandMark } from '../../../ui/BrandMark.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { BackLink } from '../../apps/index.ts'
import { CommentsButton } from '../../comments/index.ts'
import { homePath } from '../../files/index.ts'
import { dayText } from '../expiry.ts'
import styles from './PhoneViewerBar.module.css'
import { ViewerMore } from './ViewerMore.tsx'
import type { SharedDocument } from './visit.ts'

/** Above a shared map in a hand. Who has an account has more in it: there is no foot then. What has no room in it stands in its menu. */
export function PhoneViewerBar({ document: { name, owner, expiresAt, rights } }: { document: SharedDocument }) {
  const translator = useText()
  const { text } = translator
  const isGuest = useSession().status === 'signed-out'
  const mayEdit = rights.includes('edit')
  const facts = [
    owner && text('viewer.by', { name: owner.nickname }),
    expiresAt !== null && text('viewer.until.short', { date: dayText(expiresAt, translator) }),
  ]
  return (
    <header className={styles.bar}>
      {isGuest && shell === null ? (
        <Link href="/" className={styles.mark} aria-label={text('viewer.home')}>
          <BrandMark size={32} />
        </Link>
      ) : (
        <BackLink href={homePath} label={text('viewer.home')} />
      )}
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {isGuest ? (
        <ActionButton id="editor.search" side="bottom" />
      ) : (
        <>
          {!mayEdit && <ActionButton id="viewer.save" side="bottom" />}
          <CommentsButton />
          <ActionButton id="viewer.edit" side="bottom" />
        </>
      )}
      <ViewerMore />
    </header>
  )
}
