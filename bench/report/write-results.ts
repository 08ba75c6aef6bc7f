import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { benchFolder } from '../drive/subjects.ts'
import { markdown } from './markdown.ts'
import type { Results } from './results.ts'

/** Writes the results as data and as a report, and gives the report. */
export async function writeResults(results: Results, name: 'latest' | 'partial'): Promise<string> {
  const folder = join(benchFolder, 'results')
  const report = markdown(results)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(results, null, 2)}\n`)
  await writeFile(join(folder, `${name}.md`), report)
  return report
}
