import { type SubjectName, subjectNames } from '../drive/subjects.ts'
import { table } from './cells.ts'
import type { Results } from './results.ts'
import { sizeSection } from './size-section.ts'
import { targetsSection } from './targets.ts'

/** The whole report; the largest maps first, because they decide. */
export function markdown(results: Results): string {
  const sizes = Object.entries(results.sizes).sort(([a], [b]) => Number(b) - Number(a))
  const parts = ['# Bench', circumstances(results)]
  for (const [name, why] of Object.entries(results.notBuilt)) parts.push(`**${name} is missing:** ${why}.`)
  if (results.sizes[10_000]?.ramify) parts.push(targetsSection(results))
  parts.push(...sizes.map(([size, bySubject]) => sizeSection(Number(size), bySubject)))
  const probed = subjectNames.filter((name) => results.probes[name])
  if (probed.length > 0) parts.push(probeSection(results, probed))
  return `${parts.join('\n\n')}\n`
}

function circumstances(results: Results): string {
  const versions = Object.entries(results.versions).map(([name, version]) => `${name} ${version}`)
  const { repeat, opens, capSeconds } = results.options
  return [
    `${results.when}, ${results.machine}, Chromium ${results.chromium}, screen ${results.screen}; ${versions.join(', ')}.`,
    `Up to ${repeat} repetitions, ${opens} openings, a step is given up after ${capSeconds} s; ${results.minutes} minutes in all.`,
    'How it is measured, and what the rows mean: [README](../README.md).',
  ].join('\n')
}

function probeSection(results: Results, names: readonly SubjectName[]): string {
  const rows = names.flatMap((name) => {
    const probe = results.probes[name]
    if (!probe) return []
    if (probe.failed) return [[name, `failed: ${probe.failed}`, '', '', '']]
    return probe.gestures.map(({ gesture, blank, sharpAfter }) => [
      `${name}, ${probe.size.toLocaleString('en')} nodes`,
      gesture,
      'failed' in blank ? `failed: ${blank.failed}` : `${blank.blank} of ${blank.looked} (${blank.pictures} pictures)`,
      'failed' in blank ? '–' : `${Math.round(blank.worstShare * 100)} %`,
      typeof sharpAfter === 'number' ? `${sharpAfter}` : `failed: ${sharpAfter.failed}`,
    ])
  })
  const head = ['', 'gesture', 'nodes missing while moving', 'worst picture', 'sharp after, ms']
  return ['## What is seen while moving', table(head, rows)].join('\n\n')
}
