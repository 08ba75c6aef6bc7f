import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { add, type Count, countCheck, countVitest, none, sayCount } from './setup/count.ts'
import { describe, ensureWebBuilt, main, root, runNode } from './setup/setup.mjs'

// npm test: everything. npm test -- server, npm test -- tests/e2e/home.test.ts: a project, or files, without the check.
main(async () => {
  const args = process.argv.slice(2)
  let count = none
  if (args.length === 0) count = add(count, await check())
  count = add(count, await build())
  count = add(count, await vitest(args))
  process.stdout.write(`${sayCount(count)}\n`)
  return count.failed === 0 && count.passed > 0 ? 0 : 1
})

async function check(): Promise<Count> {
  const { code, stdout } = await runNode(process.execPath, ['scripts/check.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    onOutput: (_stream, text) => process.stdout.write(text),
  })
  return countCheck(stdout, code)
}

async function build(): Promise<Count> {
  try {
    await ensureWebBuilt(process.execPath)
    return none
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`)
    return { ...none, failed: 1 }
  }
}

const projects = ['unit', 'web', 'server', 'e2e']

async function vitest(args: string[]): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'ramify-test-'))
  const results = join(folder, 'results.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  const wanted = args.map((arg) => (projects.includes(arg) ? `--project=${arg}` : arg))
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...wanted]
  const env = process.stdout.isTTY ? process.env : { NO_COLOR: '1', ...process.env }
  try {
    const { code } = await runNode(process.execPath, command, { cwd: root, env })
    return countVitest(await readFile(results, 'utf8').catch(() => ''), code)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
