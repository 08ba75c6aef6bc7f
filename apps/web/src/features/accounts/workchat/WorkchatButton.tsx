import { brand } from '../../../platform/brand/brand.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import type { OfferedProvider } from '../third-party/provider-name.ts'

/** Outside of the client: the way is there, and says where it works. Where the provider itself leads in, nothing has to be said. */
export function WorkchatButton({ providers }: { providers: readonly OfferedProvider[] }) {
  const { text } = useText()
  const { workchat } = brand
  if (workchat === null || providers.some(({ id }) => id === workchat.id)) return null
  const app = text('accounts.provider.dingtalk')
  return (
    <Button
      size="l"
      onClick={() => notify({ kind: 'status', words: ({ message }) => message('x-workchat-only', { app }) })}
    >
      {text('accounts.with', { provider: app })}
    </Button>
  )
}
