import { useText } from '../../../platform/i18n/language.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { ButtonLink } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import { OpenPage } from '../../legal/index.ts'

/** Where a sign-in ends that an app began in the browser: the rest happens there. */
export function SignInComplete() {
  const { text } = useText()
  const session = useSession()
  usePageTitle(text('complete.title'))
  const sentence =
    session.status === 'signed-in'
      ? text('complete.signed-in', { name: session.user.nickname })
      : text('complete.sentence')
  return (
    <OpenPage>
      <EmptyState drawing="done" isPage title={text('complete.title')} sentence={sentence}>
        <ButtonLink href="/">{text('complete.stay')}</ButtonLink>
      </EmptyState>
    </OpenPage>
  )
}
