import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../platform/api/api.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { errorText } from '../../../platform/show-error.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { requestCode } from '../../../platform/workchat/client.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EntryPage } from '../entry/EntryPage.tsx'
import { enter } from '../entry/enter.ts'
import { AgreementBox } from '../entry/form/AgreementBox.tsx'
import { useAgreement } from '../entry/form/use-agreement.ts'
import styles from './WorkchatEntry.module.css'

/** Inside of the client people are known already: who has agreed once is in without pressing anything. */
export function WorkchatEntry() {
  const translator = useText()
  const { text } = translator
  const agreement = useAgreement()
  const { isTicked } = agreement
  // Ticking the box later is not pressing the button.
  const [hasAgreedBefore] = useState(isTicked)
  const { mutate, error, isPending } = useMutation({ mutationFn: signIn })
  const app = text('accounts.provider.dingtalk')
  usePageTitle(text('accounts.sign-in'))
  useEffect(() => {
    if (hasAgreedBefore) mutate()
  }, [hasAgreedBefore, mutate])
  return (
    <EntryPage title={text('accounts.sign-in')} lead={text('workchat.lead', { app })}>
      <div className={styles.entry}>
        <AgreementBox agreement={agreement} />
        <Button
          variant="filled"
          size="l"
          isOff={!isTicked}
          isBusy={isPending}
          onClick={() => agreement.isGiven() && mutate()}
        >
          {text('accounts.with', { provider: app })}
        </Button>
        {error && (
          <p role="alert" className={styles.error}>
            {errorText(error, translator)}
          </p>
        )}
      </div>
    </EntryPage>
  )
}

/** Only after the agreement: whom the server does not know gets an account. */
async function signIn(): Promise<void> {
  const code = await requestCode()
  await enter(await api('/passport/login', { type: 9, provider: 'dingtalk', code, agreed: true }))
}
