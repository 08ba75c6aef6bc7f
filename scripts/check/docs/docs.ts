import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Check, root } from '../check.ts'
import { projectFiles } from '../project-files.ts'
import { missingPaths } from './missing-paths.ts'
import { missingTests } from './missing-tests.ts'

const pages = ['ARCHITECTURE.md', 'CONTRIBUTING.md']
const requirements = /^docs\/requirements\/.*\.md$/

/** Every path that these pages name exists, and so does every test that a page of requirements names. */
export const docs: Check = async () => {
  const files = projectFiles(root)
  const problems: string[] = []
  for (const page of pages) {
    for (const { line, path, bases } of missingPaths(await readFile(join(root, page), 'utf8'), files)) {
      const under = bases.length > 0 ? `, neither in the root nor in ${bases.join(' or ')}` : ''
      problems.push(`${page}:${line}: ${path} does not exist${under}`)
    }
  }
  for (const page of files.filter((file) => requirements.test(file))) {
    for (const { line, problem } of missingTests(await readFile(join(root, page), 'utf8'), reader(files))) {
      problems.push(`${page}:${line}: ${problem}`)
    }
  }
  return problems
}

const reader = (files: readonly string[]) => (path: string) =>
  files.includes(path) ? readFileSync(join(root, path), 'utf8') : undefined
