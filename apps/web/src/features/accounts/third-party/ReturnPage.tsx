import type { ProviderFailure } from '@ramify/contract'
import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { useText } from '../../../platform/i18n/language.ts'
import type { ProviderEnd } from '../../../platform/session/provider-return.ts'
import { returnPath } from '../../../platform/session/return-path.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { ButtonLink } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import { ProgressLine } from '../../../ui/status/ProgressLine.tsx'
import { OpenPage } from '../../legal/index.ts'
import { entryPath } from '../entry/entry-path.ts'
import { finishLinking } from './finish-linking.ts'
import { linkedPath } from './linked-path.ts'

/** Where people come back to from a provider without being signed in by it. */
export function ReturnPage({ end }: { end: ProviderEnd }) {
  return end.kind === 'link' ? <LinkArrival token={end.token} /> : <FailurePage failure={end.failure} />
}

function LinkArrival({ token }: { token: string }) {
  const to = returnPath(useSearch())
  useEffect(() => {
    void finishLinking(token, to)
  }, [token, to])
  return <ProgressLine />
}

function FailurePage({ failure }: { failure: ProviderFailure }) {
  const { text } = useText()
  const search = useSearch()
  const isIn = useSession().status === 'signed-in'
  const title = text(isIn ? 'accounts.return.not-linked' : 'accounts.return.title')
  usePageTitle(title)
  return (
    <OpenPage>
      <EmptyState drawing="gone" isPage title={title} sentence={text(`accounts.return.${failure}`)}>
        {isIn && <ButtonLink href={returnPath(search)}>{text('accounts.return.back')}</ButtonLink>}
        {!isIn && failure === 'registered' && (
          <ButtonLink variant="filled" href={`/login?${new URLSearchParams({ to: linkedPath })}`}>
            {text('accounts.return.link')}
          </ButtonLink>
        )}
        {!isIn && failure !== 'registered' && (
          <ButtonLink href={entryPath('/login', search)}>{text('accounts.return.again')}</ButtonLink>
        )}
      </EmptyState>
    </OpenPage>
  )
}
