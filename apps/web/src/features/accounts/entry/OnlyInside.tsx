import { brand } from '../../../platform/brand/brand.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import type { OfferedProvider } from '../third-party/provider-name.ts'

const ways = [
  { id: 'dingtalk', code: 'x-workchat-only', isThere: brand.workchat !== null },
  { id: 'weixin', code: 'x-messaging-only', isThere: brand.messaging !== null },
] as const

/** The ways that lead in inside of an app alone, where the server has any. Where a provider itself leads in, nothing has to be said. */
export const waysInside = (providers: readonly OfferedProvider[]) =>
  ways.filter(({ id, isThere }) => isThere && !providers.some((each) => each.id === id))

/** Outside of their apps: each is there, and says where it works. */
export function OnlyInside({ providers }: { providers: readonly OfferedProvider[] }) {
  const { text } = useText()
  return waysInside(providers).map(({ id, code }) => {
    const app = text(`accounts.provider.${id}`)
    return (
      <Button
        key={id}
        size="l"
        onClick={() => notify({ kind: 'status', words: ({ message }) => message(code, { app }) })}
      >
        {text('accounts.with', { provider: app })}
      </Button>
    )
  })
}
