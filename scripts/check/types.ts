import { type Check, root } from './check.ts'
import { runTool } from './run-node.ts'

const projects = [
  'packages',
  'packages/render',
  'apps/server',
  'apps/cli',
  'apps/web',
  'apps/web/src/offline/worker',
  'tests',
]

const parallel = 2

/**
 * By the native compiler: a third of the time. The other one stays for the import rules, whose parser does not know it yet. In one
 * thread each: several would learn the same types again, and other cores have the other projects.
 */
export const compile = (project: string) => [
  'node_modules/typescript-native/bin/tsc',
  '-p',
  project,
  '--singleThreaded',
]

export const types: Check = async () => {
  const waiting = [...projects]
  const problems: string[] = []
  const worker = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      problems.push(...(await runTool(root, compile(project))))
    }
  }
  await Promise.all(Array.from({ length: parallel }, worker))
  return problems
}
