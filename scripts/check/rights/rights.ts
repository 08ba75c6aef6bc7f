import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Check, root } from '../check.ts'
import { projectFiles } from '../project-files.ts'
import { ownDecisions } from './own-decisions.ts'

const isLookedAt = (file: string) =>
  file.startsWith('apps/server/src/') &&
  !file.startsWith('apps/server/src/domains/access/') &&
  file.endsWith('.ts') &&
  !file.endsWith('.test.ts')

/** Only `access` decides who may do what: nothing else on the server compares owners, spaces or roles. */
export const rights: Check = async () => {
  const problems: string[] = []
  for (const file of projectFiles(root).filter(isLookedAt)) {
    for (const { line, what } of ownDecisions(await readFile(join(root, file), 'utf8'))) {
      problems.push(`${file}:${line}: ${what}; ask access instead (can, require, isOwner)`)
    }
  }
  return problems
}
