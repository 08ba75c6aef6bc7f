import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { benchFolder, peers, type SubjectName } from './subjects.ts'

/** Which release of each peer was measured. */
export async function versionsOf(subjects: readonly SubjectName[]): Promise<Record<string, string>> {
  const versions: Record<string, string> = {}
  for (const name of peers.filter((peer) => subjects.includes(peer))) {
    const manifest = await readFile(join(benchFolder, 'node_modules', name, 'package.json'), 'utf8')
    versions[name] = (JSON.parse(manifest) as { version: string }).version
  }
  return versions
}
