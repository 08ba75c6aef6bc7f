import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every file that is the project's own, seen from its root. Asks no git: an unpacked archive is a project too. */
export function projectFiles(root: string): string[] {
  const isIgnored = ignoredBy(readFileSync(join(root, '.gitignore'), 'utf8'))
  const walk = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.name === '.git' || isIgnored(path)) return []
      return entry.isDirectory() ? walk(path) : [path]
    })
  return walk('')
}

/** As much of git's rules as we use: names, `*`, a slash in front for the root and one behind for folders. */
export function ignoredBy(gitignore: string): (path: string) => boolean {
  const patterns = gitignore
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const name = line.replace(/^\/|\/$/g, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      return new RegExp(`${line.startsWith('/') ? '^' : '(^|/)'}${name.replaceAll('*', '[^/]*')}$`)
    })
  return (path) => patterns.some((pattern) => pattern.test(path))
}
