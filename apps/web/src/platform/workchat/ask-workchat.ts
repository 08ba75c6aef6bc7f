import { CallError, refusalIn } from '@ramify/contract'
import { patience, within } from '../api/patience.ts'
import { currentTranslator } from '../i18n/language.ts'
import { currentToken } from '../session/session-store.ts'

interface Question {
  query?: Record<string, string>
  /** Posted. */
  body?: object
}

/** What only servers with a workplace chat app are asked, and no client of the contract knows. */
export async function askWorkchat<Data>(name: string, { query, body }: Question = {}): Promise<Data> {
  const answer = await within(patience.call, null, async (signal) => {
    const response = await fetch(`/api/workchat/${name}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      headers: {
        'Accept-Language': currentTranslator().language,
        Authorization: `Bearer ${currentToken() ?? ''}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      credentials: 'omit',
      signal,
    })
    return response.json()
  }).catch((cause) => {
    throw new CallError(null, { code: cause instanceof TypeError ? '311' : '304' }, { cause })
  })
  const refusal = refusalIn(answer)
  if (refusal) throw refusal
  return (answer as { data: Data }).data
}
