import { Languages, Settings, SunMoon } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { LanguageChoices, ThemeChoices } from '../../features/appearance/index.ts'
import { useText } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { ActionMenuItem } from '../../ui/ActionMenuItem.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, MenuSeparator, Submenu } from '../../ui/Menu.tsx'
import { accountPath } from './AccountScreen.tsx'
import styles from './NavFoot.module.css'

/** Who is here, and what concerns them. */
export function NavFoot({ isOpen }: { isOpen: boolean }) {
  const { text } = useText()
  const session = useSession()
  if (session.status !== 'signed-in') {
    return (
      <div className={styles.foot}>{isOpen && <ButtonLink href="/login">{text('accounts.sign-in')}</ButtonLink>}</div>
    )
  }
  const { nickname } = session.user
  const trigger = (
    <button type="button" className={styles.person} aria-label={text('nav.account', { name: nickname })}>
      <Avatar name={nickname} />
      {isOpen && <span className={styles.name}>{nickname}</span>}
    </button>
  )
  return (
    <div className={classNames(styles.foot, !isOpen && styles.closed)}>
      <Menu trigger={trigger} side="top">
        <ActionMenuItem id="account.open" />
        <ActionMenuItem id="account.sessions" />
        <MenuSeparator />
        <Submenu label={text('actions.language')} icon={Languages}>
          <LanguageChoices />
        </Submenu>
        <Submenu label={text('actions.theme')} icon={SunMoon}>
          <ThemeChoices />
        </Submenu>
        <MenuSeparator />
        <ActionMenuItem id="account.sign-out" />
      </Menu>
      <IconButton label={text('nav.settings')} icon={Settings} onClick={() => navigate(accountPath)} />
    </div>
  )
}
