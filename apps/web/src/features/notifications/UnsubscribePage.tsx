import { CallError } from '@ramify/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../platform/api/api.ts'
import { useText } from '../../platform/i18n/language.ts'
import { errorText } from '../../platform/show-error.ts'
import { usePageTitle } from '../../platform/use-page-title.ts'
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx'
import { OpenPage } from '../legal/index.ts'
import styles from './UnsubscribePage.module.css'

export const unsubscribePath = '/unsubscribe'

/** Where the link in a mail leads: one press ends the mails, also for who is not signed in. */
export function UnsubscribePage() {
  const translator = useText()
  const { text } = translator
  const [ticket] = useState(() => location.hash.slice(1))
  const end = useMutation({ mutationFn: () => api('/unsubscribe', { ticket }) })
  usePageTitle(text('unsubscribe.title'))
  const isWrong = ticket === '' || (end.error instanceof CallError && end.error.errno === -400)
  return (
    <OpenPage title={text('unsubscribe.title')}>
      <p role="status" className={styles.words}>
        {text(end.isSuccess ? 'unsubscribe.done' : isWrong ? 'unsubscribe.wrong' : 'unsubscribe.question')}
      </p>
      {end.isError && !isWrong && (
        <p role="alert" className={styles.error}>
          {errorText(end.error, translator)}
        </p>
      )}
      {end.isSuccess || isWrong ? (
        <ButtonLink href="/">{text('unsubscribe.home')}</ButtonLink>
      ) : (
        <Button variant="filled" isBusy={end.isPending} onClick={() => end.mutate()}>
          {text('unsubscribe.do')}
        </Button>
      )}
    </OpenPage>
  )
}
