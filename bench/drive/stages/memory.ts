import type { Memory } from '../../report/results.ts'
import { rounded } from '../../report/statistics.ts'
import type { SubjectPage } from '../subject-page.ts'

const megabyte = 2 ** 20

/** A page that can say how many elements it has. */
type MeasuredPage = Pick<SubjectPage, 'session' | 'capped'> & { call(name: 'elements'): Promise<number> }

/** What stays in memory after a collection. The subject's own code and the bench's (little) are in it. */
export async function readMemory(page: MeasuredPage): Promise<Memory> {
  await page.capped(page.session.send('HeapProfiler.collectGarbage'))
  await page.capped(page.session.send('HeapProfiler.collectGarbage'))
  const usage = await page.capped(page.session.send('Runtime.getHeapUsage'))
  return {
    heap: rounded((usage.usedSize + usage.backingStorageSize) / megabyte),
    browserHeap: rounded(usage.embedderHeapUsedSize / megabyte),
    elements: await page.call('elements'),
  }
}
