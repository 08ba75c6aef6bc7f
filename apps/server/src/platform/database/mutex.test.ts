import { expect, it } from 'vitest'
import { Mutex } from './mutex.ts'

it('lets one holder in at a time, in the order they asked, the urgent ones first', async () => {
  const mutex = new Mutex()
  const [entered, holders] = [[] as string[], new Set<string>()]
  const hold = async (name: string, isUrgent = false) => {
    const end = await mutex.lock({ isUrgent })
    entered.push(name)
    holders.add(name)
    expect(holders.size).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 1))
    holders.delete(name)
    end()
  }
  const early = [hold('first'), hold('second'), hold('third'), hold('urgent', true), hold('urgent, too', true)]
  // It asks at the moment at which the first one ends.
  const late = early[0]?.then(() => hold('late'))
  await Promise.all([...early, late])
  expect(entered).toEqual(['first', 'urgent', 'urgent, too', 'second', 'third', 'late'])
  // Nobody holds it any more.
  ;(await mutex.lock())()
})
