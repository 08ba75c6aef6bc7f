import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ICruiseResult, IModule } from 'dependency-cruiser'
import { type Check, root } from '../check.ts'
import { projectFiles } from '../project-files.ts'
import { runNode } from '../run-node.ts'
import { folderCycles } from './folder-cycles.ts'
import { folderRules, kindNeutral, tests, tooling } from './import-rules.ts'

const folders = ['packages', 'apps', 'tests', 'scripts', 'bench'].filter((folder) => existsSync(join(root, folder)))

export const imports: Check = async () => {
  const command = ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '--output-type', 'json', ...folders]
  const { code, stdout, stderr } = await runNode(root, command)
  if (code !== 0) return [`dependency-cruiser failed:\n${stdout}${stderr}`]
  const { modules, summary } = JSON.parse(stdout) as ICruiseResult
  const violations = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
  return [
    ...violations,
    ...folderCycles(folderImports(modules)).map(
      (round) => `no cycle between domains or features: ${round.join(' → ')}`,
    ),
    ...unread(new Set(modules.map((module) => module.source))),
    ...unlisted(),
    ...wordsOfMaps(),
  ]
}

/** Which domain or feature imports which. What tests import does not count: they may import the whole server. */
function folderImports(modules: readonly IModule[]): [string, string][] {
  const folderOf = (file: string) => /^apps\/(server\/src\/domains|web\/src\/features)\/[^/]+(?=\/)/.exec(file)?.[0]
  return modules
    .filter((module) => !tests.some((path) => new RegExp(path).test(module.source)))
    .flatMap((module) => module.dependencies.map(({ resolved }) => [folderOf(module.source), folderOf(resolved)]))
    .filter((pair): pair is [string, string] => pair[0] !== undefined && pair[1] !== undefined && pair[0] !== pair[1])
}

/** A parser that understands nothing finds nothing wrong either. */
function unread(seen: ReadonlySet<string>): string[] {
  return sources()
    .filter((file) => !seen.has(file))
    .map((file) => `not looked at: ${file}`)
}

/** A file in no listed folder has no rule. */
function unlisted(): string[] {
  const known = [...Object.values(folderRules).map((rule) => rule.files), ...tests, ...tooling].map(
    (path) => new RegExp(path),
  )
  return sources()
    .filter((file) => !known.some((path) => path.test(file)))
    .map((file) => `in no listed folder: ${file} (scripts/check/imports/import-rules.ts lists them)`)
}

function wordsOfMaps(): string[] {
  const folder = new RegExp(`^(${kindNeutral.folders.join('|')})`)
  return sources()
    .filter((file) => folder.test(file) && !tests.some((path) => new RegExp(path).test(file)))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n')
      const at = lines.findIndex((line) => kindNeutral.words.test(line) && !/^\s*(\*|\/[/*])/.test(line))
      return at < 0 ? [] : [`word of mind maps in a folder for every kind: ${file} (line ${at + 1})`]
    })
}

function sources(): string[] {
  const isSource = /\.[cm]?[jt]sx?$/
  return projectFiles(root).filter(
    (file) => isSource.test(file) && folders.some((folder) => file.startsWith(`${folder}/`)),
  )
}
