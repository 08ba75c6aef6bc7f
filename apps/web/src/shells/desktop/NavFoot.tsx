import { Languages, SunMoon } from 'lucide-react'
import { LanguageChoices, ThemeChoices } from '../../features/appearance/index.ts'
import { NotificationBell } from '../../features/notifications/index.ts'
import { languageChoices, useText } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ActionMenuItem } from '../../ui/menus/ActionMenuItem.tsx'
import { Menu, MenuSeparator, Submenu } from '../../ui/menus/Menu.tsx'
import { GuestFoot } from './GuestFoot.tsx'
import styles from './NavFoot.module.css'

/** From the bell to the other side of the nav's edge. */
const besideOpenNav = 56
const besideClosedNav = 20

/** Who is here, and what concerns them. */
export function NavFoot({ isOpen }: { isOpen: boolean }) {
  const { text } = useText()
  const session = useSession()
  const className = classNames(styles.foot, !isOpen && styles.closed)
  if (session.status !== 'signed-in') return <GuestFoot isOpen={isOpen} className={className} />
  const { nickname } = session.user
  const trigger = (
    <button type="button" className={styles.person} aria-label={text('nav.account', { name: nickname })}>
      <Avatar person={session.user} />
      {isOpen && <span className={styles.name}>{nickname}</span>}
    </button>
  )
  return (
    <div className={className}>
      <Menu trigger={trigger} side="top">
        <ActionMenuItem id="account.open" />
        <ActionMenuItem id="account.sessions" />
        <ActionMenuItem id="teams.open" />
        <ActionMenuItem id="settings.open" />
        <MenuSeparator />
        {languageChoices.length > 1 && (
          <Submenu label={text('actions.language')} icon={Languages}>
            <LanguageChoices />
          </Submenu>
        )}
        <Submenu label={text('actions.theme')} icon={SunMoon}>
          <ThemeChoices />
        </Submenu>
        <MenuSeparator />
        <ActionMenuItem id="help.open" />
        <ActionMenuItem id="feedback.open" />
        <ActionMenuItem id="about.open" />
        <MenuSeparator />
        <ActionMenuItem id="account.sign-out" />
      </Menu>
      <span className={styles.tools}>
        <NotificationBell sideOffset={isOpen ? besideOpenNav : besideClosedNav} />
        <ActionButton id="settings.open" />
      </span>
    </div>
  )
}
