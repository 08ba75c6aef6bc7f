import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSubject, type Pages, servePages } from '../drive/build-subjects.ts'
import { launchChromium, type RunningChromium } from '../drive/chromium.ts'
import { readMemory } from '../drive/stages/memory.ts'
import { openSubjectPage } from '../drive/subject-page.ts'
import { benchFolder } from '../drive/subjects.ts'
import { rounded } from '../report/statistics.ts'
import { chartReport } from './chart-report.ts'
import type { ChartResult, ChartResults } from './chart-results.ts'
import { type ChartSubjectName, chartPeers, chartSubjectNames } from './chart-subjects.ts'
import type { DocumentPage } from './document-page.ts'
import { measureChart } from './measure-chart.ts'

/** Editors of flowcharts side by side: the same charts, one Chromium, one run. */
export async function measureFlowcharts(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      subject: { type: 'string', multiple: true },
      size: { type: 'string', multiple: true },
      opens: { type: 'string', default: '4' },
    },
  })
  const subjects = values.subject?.map(toSubject) ?? chartSubjectNames
  const sizes = values.size?.map(Number) ?? [50, 500, 5_000]
  for (const name of [...subjects, 'document'] as const) await buildSubject(`flowcharts-${name}`)
  const pages = await servePages()
  const chromium = await launchChromium()
  try {
    const run = { chromium, pages, opens: Number(values.opens) }
    const results: Record<number, Partial<Record<ChartSubjectName, ChartResult>>> = {}
    const documents: Record<number, number> = {}
    for (const size of sizes) {
      results[size] = {}
      documents[size] = await measureDocument(chromium, pages, size)
      for (const name of subjects) {
        results[size][name] = await measureChart(run, name, size)
        console.warn(`${size} shapes, ${name}`)
      }
    }
    const isWhole = !values.subject && !values.size
    await write(
      {
        when: new Date().toISOString(),
        machine: `${cpus().length} × ${cpus()[0]?.model.trim() ?? process.arch}, ${process.platform}`,
        chromium: chromium.version,
        versions: await versionsOf(),
        sizes: results,
        documents,
      },
      isWhole ? 'flowcharts' : 'partial-flowcharts',
    )
    return 0
  } finally {
    await chromium.close()
    await pages.close()
  }
}

/** What a Y.Doc takes that nobody has opened. */
async function measureDocument(chromium: RunningChromium, pages: Pages, size: number): Promise<number> {
  const page = await openSubjectPage<DocumentPage>(chromium, pages.address('flowcharts-document'), 60_000)
  const before = await readMemory(page)
  await page.call('make', size)
  const after = await readMemory(page)
  await page.close()
  return rounded(after.heap - before.heap)
}

async function versionsOf(): Promise<Record<string, string>> {
  const names = new Set(Object.values(chartPeers))
  const versionOf = async (name: string) => {
    const manifest = await readFile(join(benchFolder, 'node_modules', name, 'package.json'), 'utf8')
    return [name, (JSON.parse(manifest) as { version: string }).version] as const
  }
  return Object.fromEntries(await Promise.all([...names].map(versionOf)))
}

async function write(results: ChartResults, name: string): Promise<void> {
  const folder = join(benchFolder, 'results')
  const report = chartReport(results)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(results, null, 2)}\n`)
  await writeFile(join(folder, `${name}.md`), report)
  process.stdout.write(report)
}

function toSubject(name: string): ChartSubjectName {
  const found = chartSubjectNames.find((known) => known === name)
  if (!found) throw new Error(`There is no subject ${name}; there are ${chartSubjectNames.join(', ')}.`)
  return found
}
