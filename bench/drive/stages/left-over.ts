import { rounded } from '../../report/statistics.ts'
import { readSpan } from '../readings.ts'
import { observed, type Run } from '../run.ts'
import type { SubjectPage } from '../subject-page.ts'

/** What the main thread still does in the second after an operation's window has closed: it should be nothing. */
export async function readLeftOver(run: Run, page: SubjectPage): Promise<number> {
  const { events } = await observed(run, async () => {
    await page.call('run', 'edit text', 'last')
    await page.call('rest', 1_000)
    await page.call('mark', 'rested')
  })
  return rounded(readSpan(events, 'last end', 'rested'))
}
