import { createTranslator, languages } from '@ramify/locales'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Words } from '../../../platform/i18n/words.ts'
import { createStore } from '../../../platform/store.ts'
import type { LiveDocument } from '../../../platform/sync/index.ts'

const world = vi.hoisted(() => ({
  answer: {} as Record<string, unknown>,
  said: [] as Words[],
  withdrawn: 0,
  hear: (_event: unknown): void => undefined,
}))
vi.mock('../../../platform/api/api.ts', () => ({ api: async () => world.answer }))
vi.mock('../../../platform/api/ask-anew.ts', () => ({ askAnew: async () => undefined }))
vi.mock('../../../platform/api/query-client.ts', () => ({ queryClient: { fetchQuery: async () => null } }))
vi.mock('../../../platform/notices/notices.ts', () => ({
  notify: ({ words }: { words: Words }) => world.said.push(words),
  withdrawNotice: () => world.withdrawn++,
}))
vi.mock('../team/team-acts.ts', () => ({ answerRequest: async () => true, refreshTeam: () => undefined }))

const { createTurn } = await import('./create-turn.ts')

const english = createTranslator('en', await languages.en.load())
const said = () => world.said.map((words) => words(english))

/** Of Ben, in a document where Ann has the turn. */
function turnIn(mode: 'turns' | 'together') {
  const live = {
    id: 'file',
    turn: createStore({ mode, holder: mode === 'turns' ? 'ann' : null }),
    requests: createStore([]),
    rights: createStore({ edit: false }),
    saveState: createStore('saved'),
    events: {
      on: (hear: typeof world.hear) => {
        world.hear = hear
        return () => undefined
      },
    },
  }
  return createTurn(live as unknown as LiveDocument, 'ben')
}

beforeEach(() => Object.assign(world, { answer: {}, said: [], withdrawn: 0 }))

test('who asks is told who has the request (513), until that one has refused it (512)', async () => {
  const turn = turnIn('turns')
  world.answer = { granted: false, asked: { user_id: 'ann', nickname: 'Ann' } }
  await turn.ask()
  expect(said()).toEqual([english.message('513', { name: 'Ann' })])
  expect(turn.hasAsked.get()).toBe(true)
  world.hear({ type: 'answered', accepted: false })
  expect(said().at(-1)).toBe(english.message('512'))
  expect(turn.hasAsked.get()).toBe(false)
})

test('where people write together, a yes is told at once (511)', () => {
  turnIn('together')
  world.hear({ type: 'answered', accepted: true })
  expect(said()).toEqual([english.message('511')])
})

test('while the right is taken back that is said (508), and no longer', async () => {
  const turn = turnIn('turns')
  await turn.recover()
  expect(said()).toEqual([english.message('508')])
  expect(world.withdrawn).toBe(1)
})
