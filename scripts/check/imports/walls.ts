import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ICruiseResult, IModule } from 'dependency-cruiser'
import { type Check, root } from '../check.ts'
import { projectFiles } from '../project-files.ts'
import { runNode } from '../run-node.ts'
import { folderCycles } from './folder-cycles.ts'
import { rooms, tests, tooling } from './import-rules.ts'

const folders = ['packages', 'apps', 'tests', 'scripts', 'bench'].filter((folder) => existsSync(join(root, folder)))

export const walls: Check = async () => {
  const command = ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '--output-type', 'json', ...folders]
  const { code, stdout, stderr } = await runNode(root, command)
  if (code !== 0) return [`dependency-cruiser failed:\n${stdout}${stderr}`]
  const { modules, summary } = JSON.parse(stdout) as ICruiseResult
  const violations = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
  return [
    ...violations,
    ...folderCycles(leanings(modules)).map((round) => `no cycle between domains or features: ${round.join(' → ')}`),
    ...unseen(new Set(modules.map((module) => module.source))),
    ...homeless(),
  ]
}

/** Which domain or feature imports which. What tests import does not count: they may import the whole server. */
function leanings(modules: readonly IModule[]): [string, string][] {
  const folderOf = (file: string) => /^apps\/(server\/src\/domains|web\/src\/features)\/[^/]+(?=\/)/.exec(file)?.[0]
  return modules
    .filter((module) => !tests.some((path) => new RegExp(path).test(module.source)))
    .flatMap((module) => module.dependencies.map(({ resolved }) => [folderOf(module.source), folderOf(resolved)]))
    .filter((pair): pair is [string, string] => pair[0] !== undefined && pair[1] !== undefined && pair[0] !== pair[1])
}

/** A parser that understands nothing finds nothing wrong either. */
function unseen(seen: ReadonlySet<string>): string[] {
  return sources()
    .filter((file) => !seen.has(file))
    .map((file) => `not looked at: ${file}`)
}

/** A file in no room has no walls. */
function homeless(): string[] {
  const known = [...Object.values(rooms).map((room) => room.files), ...tests, ...tooling].map(
    (path) => new RegExp(path),
  )
  return sources()
    .filter((file) => !known.some((room) => room.test(file)))
    .map((file) => `in no room: ${file} (scripts/check/imports/import-rules.ts lists them)`)
}

function sources(): string[] {
  const isSource = /\.[cm]?[jt]sx?$/
  return projectFiles(root).filter(
    (file) => isSource.test(file) && folders.some((folder) => file.startsWith(`${folder}/`)),
  )
}
