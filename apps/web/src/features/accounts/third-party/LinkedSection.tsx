import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../platform/i18n/language.ts'
import { userInfoQuery } from '../../../platform/session/user-info.ts'
import { AccountSection } from '../AccountSection.tsx'
import { optionsQuery } from '../entry/options-query.ts'
import { useHashHeading } from '../use-hash-heading.ts'
import { LinkedRow } from './LinkedRow.tsx'
import { linkedHeadingId } from './linked-path.ts'
import { providerName } from './provider-name.ts'

/** The accounts elsewhere by which somebody signs in, and those that could be. Nothing where the server knows none. */
export function LinkedSection() {
  const translator = useText()
  const { data: options } = useQuery(optionsQuery)
  const { data: info } = useQuery(userInfoQuery)
  useHashHeading(linkedHeadingId, options !== undefined && info !== undefined)
  if (!options || !info) return null
  const { providers } = options
  const { bindings } = info
  // What is linked is shown also where it is offered no more: it can be given up.
  const ids = new Set([...providers, ...bindings.map(({ provider: id }) => ({ id }))].map(({ id }) => id))
  if (ids.size === 0) return null
  return (
    <AccountSection heading={translator.text('accounts.linked.heading')} headingId={linkedHeadingId}>
      {[...ids].map((id) => (
        <LinkedRow
          key={id}
          provider={id}
          name={providerName(id, providers, translator)}
          binding={bindings.find(({ provider }) => provider === id)}
        />
      ))}
    </AccountSection>
  )
}
