import type { Binding } from '@ramify/contract'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { api } from '../../../platform/api/api.ts'
import { askAnew } from '../../../platform/api/ask-anew.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { ask } from '../../../platform/questions/questions.ts'
import { userInfoQuery } from '../../../platform/session/user-info.ts'
import { showError } from '../../../platform/show-error.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { AccountRow } from '../AccountSection.tsx'
import { leaveFor } from './leave-for.ts'
import { linkedHeadingId } from './linked-path.ts'

interface Props {
  provider: string
  name: string
  binding: Binding | undefined
}

/** One provider: who somebody is there, or the way to say so. */
export function LinkedRow({ provider, name, binding }: Props) {
  const { text } = useText()
  const [path] = useLocation()
  const link = useMutation({
    mutationFn: () => leaveFor(provider, `${path}#${linkedHeadingId}`),
    onError: showError,
  })
  const unlink = useMutation({
    mutationFn: async (oauth_id: string) => {
      if (!(await isSure(name))) return
      await api('/passport/unbind', { oauth_id })
      notify({ kind: 'status', words: ({ text }) => text('accounts.unlinked', { provider: name }) })
    },
    onError: showError,
    onSettled: () => askAnew(userInfoQuery),
  })
  return (
    <AccountRow label={name} {...(binding && { hint: binding.nickname || text('accounts.linked.hint') })}>
      {binding ? (
        <Button
          aria-label={text('accounts.unlink.what', { provider: name })}
          isBusy={unlink.isPending}
          onClick={() => unlink.mutate(binding.oauth_id)}
        >
          {text('accounts.unlink')}
        </Button>
      ) : (
        <Button
          aria-label={text('accounts.link.what', { provider: name })}
          isBusy={link.isPending}
          onClick={() => link.mutate()}
        >
          {text('accounts.link')}
        </Button>
      )}
    </AccountRow>
  )
}

function isSure(provider: string): Promise<boolean> {
  return ask({
    title: ({ text }) => text('accounts.unlink.ask', { provider }),
    sentence: ({ text }) => text('accounts.unlink.sentence', { provider }),
    act: ({ text }) => text('accounts.unlink'),
  })
}
