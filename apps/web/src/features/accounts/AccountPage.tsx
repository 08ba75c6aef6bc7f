import { useAction } from '../../platform/actions/use-action.ts'
import { useText } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { usePageTitle } from '../../platform/use-page-title.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { LanguageMenu, ThemeSwitch } from '../appearance/index.ts'
import styles from './AccountPage.module.css'
import { AccountRow, AccountSection } from './AccountSection.tsx'
import { SessionList } from './SessionList.tsx'

/** The same column in either frame; the frame has the page's title. */
export function AccountPage() {
  const { text } = useText()
  const session = useSession()
  const signOut = useAction('account.sign-out')
  usePageTitle(text('accounts.title'))
  if (session.status !== 'signed-in') return null
  const { nickname, email } = session.user
  return (
    <div className={styles.column}>
      <div className={styles.person}>
        <Avatar name={nickname} size={56} />
        <div className={styles.names}>
          <p className={styles.nickname}>{nickname}</p>
          {email !== null && <p className={styles.email}>{email}</p>}
        </div>
      </div>
      <AccountSection heading={text('accounts.appearance')}>
        <AccountRow label={text('actions.language')}>
          <LanguageMenu variant="outlined" />
        </AccountRow>
        <AccountRow label={text('actions.theme')}>
          <ThemeSwitch />
        </AccountRow>
      </AccountSection>
      <SessionList />
      {signOut && (
        <Button className={styles.leave} onClick={signOut.run}>
          {signOut.label}
        </Button>
      )}
    </div>
  )
}
