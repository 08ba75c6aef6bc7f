import { cpus } from 'node:os'
import type { Results, SizeResult } from '../report/results.ts'
import { rounded } from '../report/statistics.ts'
import { writeResults } from '../report/write-results.ts'
import { buildSubject, servePages } from './build-subjects.ts'
import { launchChromium } from './chromium.ts'
import { openHugeMap } from './open-huge-map.ts'
import { type Options, readOptions, usage } from './options.ts'
import { probeSubject } from './probes/probe-subject.ts'
import type { Run } from './run.ts'
import { runSubject } from './run-subject.ts'
import { screen } from './subject-page.ts'
import type { SubjectName } from './subjects.ts'
import { versionsOf } from './versions.ts'

/** One Chromium, one run, every subject with the same maps. */
export async function main(args: string[]): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(usage)
    return 0
  }
  const options = readOptions(args)
  const began = Date.now()
  const notBuilt = await buildAll(options.subjects)
  const subjects = options.subjects.filter((name) => !notBuilt[name])
  const pages = await servePages()
  const chromium = await launchChromium()
  try {
    const run: Run = { chromium, pages, options }
    const sizes = await measureAll(run, subjects)
    const huge = subjects.includes('ramify') && options.huge ? await openHugeMap(run) : undefined
    const probes = await probeAll(run, subjects)
    const results: Results = {
      when: new Date().toISOString(),
      machine: `${cpus().length} × ${cpus()[0]?.model.trim() ?? process.arch}, ${process.platform}`,
      chromium: chromium.version,
      screen: `${screen.width} × ${screen.height}`,
      versions: await versionsOf(subjects),
      options: { repeat: options.repeat, opens: options.opens, capSeconds: options.cap / 1_000 },
      minutes: rounded((Date.now() - began) / 60_000),
      notBuilt,
      sizes,
      ...(huge ? { huge } : {}),
      probes,
    }
    process.stdout.write(await writeResults(results, options.whole ? 'latest' : 'partial'))
    return 0
  } finally {
    await chromium.close()
    await pages.close()
  }
}

/** A subject that does not build, as our own may while it is being changed, is left out and named in the report. */
async function buildAll(subjects: readonly SubjectName[]): Promise<Results['notBuilt']> {
  const notBuilt: Partial<Record<SubjectName, string>> = {}
  for (const name of subjects) {
    console.warn(`building ${name}`)
    try {
      await buildSubject(name)
    } catch (error) {
      notBuilt[name] = 'it does not build'
      console.error(error instanceof Error ? error.message : error)
    }
  }
  return notBuilt
}

/** Size by size with the subjects in turn, so that a slow minute of the machine does not hit one subject only. */
async function measureAll(run: Run, subjects: readonly SubjectName[]): Promise<Results['sizes']> {
  const sizes: Record<number, Partial<Record<SubjectName, SizeResult>>> = {}
  for (const size of run.options.sizes) {
    const results: Partial<Record<SubjectName, SizeResult>> = {}
    sizes[size] = results
    for (const name of subjects) {
      const began = Date.now()
      results[name] = await runSubject(run, name, size)
      console.warn(`${size} nodes, ${name}: ${Math.round((Date.now() - began) / 1_000)} s`)
    }
  }
  return sizes
}

async function probeAll(run: Run, subjects: readonly SubjectName[]): Promise<Results['probes']> {
  const { probes, sizes }: Options = run.options
  const results: Results['probes'] = {}
  for (const name of subjects.filter((subject) => probes.includes(subject))) {
    console.warn(`looking at ${name} while it moves`)
    results[name] = await probeSubject(run, name, Math.max(...sizes))
  }
  return results
}
