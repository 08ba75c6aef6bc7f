import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

vi.stubGlobal('addEventListener', () => undefined)
const { queryClient } = await import('./query-client.ts')

test('what is set is told before the browser can draw', async () => {
  queryClient.setQueryData(['switch'], false)
  const observer = new QueryObserver<boolean>(queryClient, { queryKey: ['switch'], enabled: false })
  const seen: (boolean | undefined)[] = []
  const stop = observer.subscribe(({ data }) => void seen.push(data))
  queryClient.setQueryData(['switch'], true)
  await Promise.resolve()
  expect(seen).toEqual([true])
  stop()
})
