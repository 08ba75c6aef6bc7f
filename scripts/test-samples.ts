import { readFile as readBytes, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { countsOf, readFile } from '@ramify/formats'
import { disagreements } from './samples/disagreements.ts'
import { main } from './setup/setup.mjs'

// npm run test:samples: imports every file of the folder RAMIFY_SAMPLES, which holds files of other programs that are not part of the
// project, and prints what is in each. Ends with 1 if one of them cannot be read, or if what came of an XMind
// file and what its report says are not what is in it.
main(async () => {
  const folder = process.env.RAMIFY_SAMPLES
  if (!folder) {
    process.stderr.write('RAMIFY_SAMPLES names no folder.\n')
    return 2
  }
  const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile())
  let failed = 0
  for (const { name } of names.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const line = await describe(join(folder, name), name)
    if (!line.isRead) failed++
    process.stdout.write(`${line.isRead ? 'read  ' : 'FAILED'}  ${name}\n        ${line.text}\n`)
  }
  process.stdout.write(`${names.length - failed} read, ${failed} failed\n`)
  return failed > 0 ? 1 : 0
})

async function describe(path: string, name: string): Promise<{ readonly isRead: boolean; readonly text: string }> {
  const start = performance.now()
  const bytes = await readBytes(path)
  const read = readFile(name, bytes)
  if (!read.ok) return { isRead: false, text: `${read.code}: ${read.detail}` }
  const counts = Object.entries(countsOf(read.documents)).filter(([, count]) => count > 0)
  const rows = read.documents.flatMap(({ report }) => report).filter(({ fate }) => fate !== 'imported')
  const warnings = rows.map(({ fate, part, count, was }) => `${fate} ${count} ${part}${was === '' ? '' : ` (${was})`}`)
  const wrong = read.format === 'xmind' ? disagreements(bytes, read.documents) : []
  const ms = Math.round(performance.now() - start)
  return {
    isRead: wrong.length === 0,
    text: [
      ...wrong,
      `${read.format}, ${ms} ms: ${counts.map(([what, count]) => `${what} ${count}`).join(', ')}`,
      ...warnings,
    ].join('\n        '),
  }
}
