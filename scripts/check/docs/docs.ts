import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Check, root } from '../check.ts'
import { projectFiles } from '../project-files.ts'
import { missingPaths } from './missing-paths.ts'

const pages = ['ARCHITECTURE.md', 'CONTRIBUTING.md']

/** Every path that these pages name exists. */
export const docs: Check = async () => {
  const files = projectFiles(root)
  const problems: string[] = []
  for (const page of pages) {
    for (const { line, path, bases } of missingPaths(await readFile(join(root, page), 'utf8'), files)) {
      const under = bases.length > 0 ? `, neither in the root nor in ${bases.join(' or ')}` : ''
      problems.push(`${page}:${line}: ${path} does not exist${under}`)
    }
  }
  return problems
}
