import { Link, useSearch } from 'wouter'
import { useText } from '../../platform/i18n/language.ts'
import { usePageTitle } from '../../platform/use-page-title.ts'
import { CredentialsForm } from './CredentialsForm.tsx'
import { EntryPage } from './EntryPage.tsx'
import { signIn } from './entering.ts'

export function SignInPage() {
  const { text } = useText()
  const search = useSearch()
  usePageTitle(text('accounts.sign-in'))
  const lead = (
    <>
      {text('accounts.new-here')}{' '}
      <Link href={`/login/register${search && `?${search}`}`}>{text('accounts.create')}</Link>
    </>
  )
  return (
    <EntryPage title={text('accounts.sign-in')} lead={lead}>
      <CredentialsForm act={text('accounts.sign-in')} isNewPassword={false} onSubmit={signIn} />
    </EntryPage>
  )
}
