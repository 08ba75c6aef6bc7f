import { charactersOf } from '@ramify/contract'
import { useMutation } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { useText } from '../../../platform/i18n/language.ts'
import { returnPath } from '../../../platform/session/return-path.ts'
import { showError } from '../../../platform/show-error.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { Agreement } from '../entry/form/use-agreement.ts'
import { leaveFor } from './leave-for.ts'
import styles from './ProviderButtons.module.css'
import { type OfferedProvider, providerName } from './provider-name.ts'

interface Props {
  providers: readonly OfferedProvider[]
  agreement: Agreement
}

/** The ways in by an account elsewhere. Whoever has none here gets one by it, so the agreement comes first. */
export function ProviderButtons({ providers, agreement }: Props) {
  const translator = useText()
  const to = returnPath(useSearch())
  const leave = useMutation({ mutationFn: (id: string) => leaveFor(id, to), onError: showError })
  // Side by side there is room for the name alone.
  const isMany = providers.length > 2
  return (
    <div className={classNames(styles.providers, isMany && styles.many)}>
      {providers.map(({ id }) => {
        const name = providerName(id, providers, translator)
        const label = translator.text('accounts.with', { provider: name })
        return (
          <Button
            key={id}
            size="l"
            aria-label={label}
            isOff={!agreement.isTicked}
            isBusy={leave.isPending && leave.variables === id}
            onClick={() => agreement.isGiven() && leave.mutate(id)}
          >
            <span className={styles.content}>
              <ProviderMark name={name} />
              {isMany ? name : label}
            </span>
          </Button>
        )
      })}
    </div>
  )
}

/** A provider's first letter; their logos are trademarks. Drawn by CSS, so that screen readers read only the button's label. */
function ProviderMark({ name }: { name: string }) {
  return <span className={styles.mark} data-letter={charactersOf(name)[0]?.toUpperCase()} />
}
