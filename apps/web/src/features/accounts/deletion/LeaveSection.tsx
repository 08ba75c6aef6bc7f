import type { User } from '@ramify/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { api } from '../../../platform/api/api.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { lazyDialog } from '../../../platform/lazy-module.tsx'
import { tellShell } from '../../../platform/native-shell/tell-shell.ts'
import { showError } from '../../../platform/show-error.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { AccountRow, AccountSection } from '../AccountSection.tsx'
import styles from './LeaveSection.module.css'

const DeleteDialog = lazyDialog(() => import('./DeleteDialog.tsx').then((room) => room.DeleteDialog))

/** The ways out, the one that cannot be taken back last. */
export function LeaveSection({ user }: { user: User }) {
  const { text } = useText()
  const signOut = useAction('account.sign-out')
  const download = useMutation({ mutationFn: downloadOwnData, onError: showError })
  const [isDeleting, setDeleting] = useState(false)
  return (
    <AccountSection heading={text('accounts.leave')}>
      {signOut && (
        <AccountRow label={text('accounts.sign-out.here')}>
          <Button onClick={signOut.run}>{signOut.label}</Button>
        </AccountRow>
      )}
      <AccountRow label={text('accounts.data')} hint={text('accounts.data.hint')}>
        <Button isBusy={download.isPending} onClick={() => download.mutate()}>
          {text('accounts.data.download')}
        </Button>
      </AccountRow>
      <AccountRow label={text('accounts.delete')} hint={text('accounts.delete.hint')}>
        <Button className={styles.delete} onClick={() => tellShell('openUnregister') || setDeleting(true)}>
          {text('accounts.delete')}
        </Button>
      </AccountRow>
      {isDeleting && <DeleteDialog user={user} onClose={() => setDeleting(false)} />}
    </AccountSection>
  )
}

/** Downloads everything of the person as one file. The address is valid for one minute. */
async function downloadOwnData(): Promise<void> {
  const { url } = await api('/user/export', {})
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
