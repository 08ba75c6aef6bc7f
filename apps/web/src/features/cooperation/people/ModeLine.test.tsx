import type { Member, Team } from '@ramify/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { DropdownMenu } from 'radix-ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { speakEnglish } from '../../../../../../tests/kit/editor/speaking.ts'
import { createStore } from '../../../platform/store.ts'
import type { LiveDocument } from '../../../platform/sync/index.ts'
import { teamQuery } from '../team/team-queries.ts'
import { ModeLine } from './ModeLine.tsx'

// They would bring the whole session and all lists along.
vi.mock('../../../platform/session/session-store.ts', () => ({
  sessionStore: createStore({ user: { user_id: 'me' } }),
}))
vi.mock('../../../platform/use-online.ts', () => ({ useOnline: () => true }))
vi.mock('../../../platform/api/api.ts', () => ({ api: () => new Promise(() => undefined) }))
vi.mock('../team/team-acts.ts', () => ({ changeMode: () => undefined }))
await speakEnglish()

function drawn(role: Member['role'], turn: { mode: Team['mode'] } | null) {
  const client = new QueryClient()
  const members = [{ user_id: 'me', role }] as Member[]
  client.setQueryData(teamQuery('map').queryKey, { members } as Team)
  const live = { id: 'map', turn: createStore(turn) } as unknown as LiveDocument
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DropdownMenu.Root open>
        <DropdownMenu.Content forceMount>
          <ModeLine live={live} />
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </QueryClientProvider>,
  )
}

test('the owner of a document that several people work on chooses how', () => {
  const line = drawn('owner', { mode: 'together' })
  expect(line).toMatch(/aria-checked="false"[^>]*>In turns</)
  expect(line).toMatch(/aria-checked="true"[^>]*>Together</)
})

test('members do not, and nobody does where one works alone', () => {
  expect(drawn('editor', { mode: 'together' })).not.toContain('In turns')
  expect(drawn('owner', null)).not.toContain('In turns')
})
