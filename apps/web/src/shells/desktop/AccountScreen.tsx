import { AccountPage } from '../../features/accounts/index.ts'
import { useText } from '../../platform/i18n/language.ts'
import styles from './AccountScreen.module.css'

export const accountPath = '/user'

export function AccountScreen() {
  const { text } = useText()
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.title}>{text('accounts.title')}</h1>
      </header>
      <AccountPage />
    </>
  )
}
