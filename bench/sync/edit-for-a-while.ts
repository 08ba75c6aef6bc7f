import { setTimeout as sleep } from 'node:timers/promises'
import { openMap } from '@ramify/document'
import type { LiveClient } from '../../tests/kit/collab/live-client.ts'

const everyMs = 1_000

/** One editor: an edit a second, each measured from the command to its receipt, in milliseconds. */
export async function editForAWhile(client: LiveClient, seconds: number): Promise<number[]> {
  const map = openMap(client.doc)
  const waits: number[] = []
  await sleep(Math.random() * everyMs)
  for (let left = seconds; left > 0; left--) {
    const next = sleep(everyMs)
    const began = performance.now()
    map.mark()
    const result = map.execute({ type: 'addChild', parent: map.snapshot.root, text: `Edit ${left}` })
    if (!result.ok) throw new Error(result.refusal.code)
    if (!(await client.saved())) throw new Error('an edit was not acknowledged')
    waits.push(performance.now() - began)
    await next
  }
  map.destroy()
  return waits
}
