import { Link, useSearch } from 'wouter'
import { useText } from '../../platform/i18n/language.ts'
import { usePageTitle } from '../../platform/use-page-title.ts'
import { CredentialsForm } from './CredentialsForm.tsx'
import { EntryPage } from './EntryPage.tsx'
import { register } from './entering.ts'

export function RegisterPage() {
  const { text } = useText()
  const search = useSearch()
  usePageTitle(text('accounts.create'))
  const lead = (
    <>
      {text('accounts.been-here')} <Link href={`/login${search && `?${search}`}`}>{text('accounts.sign-in')}</Link>
    </>
  )
  return (
    <EntryPage title={text('accounts.create')} lead={lead}>
      <CredentialsForm act={text('accounts.register')} isNewPassword onSubmit={register} />
    </EntryPage>
  )
}
