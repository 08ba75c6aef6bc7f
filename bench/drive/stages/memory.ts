import type { Memory } from '../../report/results.ts'
import { rounded } from '../../report/statistics.ts'
import type { SubjectPage } from '../subject-page.ts'

const megabyte = 2 ** 20

/** What stays in memory after a collection. The subject's own code and the bench's (little) are in it. */
export async function readMemory(page: SubjectPage): Promise<Memory> {
  await page.capped(page.session.send('HeapProfiler.collectGarbage'))
  await page.capped(page.session.send('HeapProfiler.collectGarbage'))
  const usage = await page.capped(page.session.send('Runtime.getHeapUsage'))
  return {
    heap: rounded((usage.usedSize + usage.backingStorageSize) / megabyte),
    browserHeap: rounded(usage.embedderHeapUsedSize / megabyte),
    elements: await page.call('elements'),
  }
}
