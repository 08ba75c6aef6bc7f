import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { askAnew } from './ask-anew.ts'
import { queryClient } from './query-client.ts'

vi.mock('../session/session-store.ts', () => ({
  currentToken: () => null,
  sessionStore: { subscribe: () => () => undefined },
}))

const patience = { timeout: 10_000 }
const queryKey = ['harbour']
let truth = 'before'
/** Each question is answered with what was true when it was asked. */
let answers: (() => void)[] = []
const query = {
  queryKey,
  queryFn: () => {
    const told = truth
    return new Promise<string>((resolve) => answers.push(() => resolve(told)))
  },
}

afterEach(() => {
  queryClient.clear()
  truth = 'before'
  answers = []
})

async function answerAll(): Promise<void> {
  for (const answer of answers.splice(0)) answer()
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), patience)
}

test('a first answer from before the act is not taken', async () => {
  const stop = new QueryObserver(queryClient, query).subscribe(() => undefined)
  truth = 'after'
  const done = askAnew({ queryKey })
  await vi.waitFor(() => expect(answers).toHaveLength(2), patience)
  await answerAll()
  await done
  expect(queryClient.getQueryData(queryKey)).toBe('after')
  stop()
})

test('nor is one that nobody waits for any more', async () => {
  const stop = new QueryObserver(queryClient, query).subscribe(() => undefined)
  stop()
  truth = 'after'
  await askAnew({ queryKey })
  await answerAll()
  expect(queryClient.getQueryData(queryKey)).toBeUndefined()
})

test('what is known stays on the screen meanwhile', async () => {
  queryClient.setQueryData(queryKey, 'before')
  const observer = new QueryObserver(queryClient, query)
  const stop = observer.subscribe(() => undefined)
  await answerAll()
  truth = 'after'
  const done = askAnew({ queryKey })
  await vi.waitFor(() => expect(answers).toHaveLength(1), patience)
  expect(observer.getCurrentResult().data).toBe('before')
  await answerAll()
  await done
  expect(observer.getCurrentResult().data).toBe('after')
  stop()
})
