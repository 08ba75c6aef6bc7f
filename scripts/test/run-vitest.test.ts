import { mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../setup/setup.mjs'
import { judge, nameOf, retriesOf } from './outcome.ts'
import { runAgain, runVitest } from './run-vitest.ts'

const failsOnce = (name: string) => `
  import { existsSync, writeFileSync } from 'node:fs'
  import { describe, expect, it } from 'vitest'
  describe('the map (drawn)', () => {
    it('opens', () => undefined)
    it('folds $1 + 1', () => {
      const hasFailed = existsSync(${JSON.stringify(`${name}.failed`)})
      writeFileSync(${JSON.stringify(`${name}.failed`)}, '')
      expect(hasFailed).toBe(true)
    })
  })`

const plants = {
  'vitest.config.mjs': `
    export default {
      test: {
        tags: [{ name: 'never-retried' }],
        projects: [{ extends: true, test: { name: 'e2e', include: ['*.test.ts'] } }],
      },
    }`,
  'ending.config.mjs': 'process.exit(0)',
  'once.test.ts': failsOnce('once'),
  'certain.test.ts': `// @module-tag never-retried\n${failsOnce('certain')}`,
  'twice.test.ts': `import { it } from 'vitest'\nit('is broken', () => { throw new Error('planted') })`,
  'set-up.test.ts': `
    import { existsSync, writeFileSync } from 'node:fs'
    import { beforeAll, it } from 'vitest'
    beforeAll(() => {
      if (existsSync('set-up.failed')) return
      writeFileSync('set-up.failed', '')
      throw new Error('planted in a hook')
    })
    it('opens', () => undefined)`,
  'endless.test.ts': `import { it } from 'vitest'\nit('never ends', () => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000) })`,
}

describe('a run of planted tests', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(await realpath(tmpdir()), 'ramify-plants-'))
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    for (const [name, source] of Object.entries(plants)) await writeFile(join(folder, name), source)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const options = () => ({ root: folder, isQuiet: true })

  it('is red for what fails twice, or once where it is never retried; what fails once and passes alone is flaky', async () => {
    const first = await runVitest({ ...options(), args: ['once', 'set-up', 'twice', 'certain'] })
    const { run, flaky } = judge(first, await runAgain(retriesOf(first), options()))
    const failed = run.files.flatMap(({ file, tests, errors }) => [
      ...errors,
      ...tests.filter(({ state }) => state === 'failed').map((test) => `${file}: ${nameOf(test)}`),
    ])
    expect(failed.sort()).toEqual(['certain.test.ts: the map (drawn) > folds $1 + 1', 'twice.test.ts: is broken'])
    expect(flaky.map(({ file, name }) => `${file}: ${name}`).sort()).toEqual([
      'once.test.ts: the map (drawn) > folds $1 + 1',
      'set-up.test.ts: the whole file',
    ])
    expect(flaky.find(({ file }) => file === 'set-up.test.ts')?.error).toContain('planted in a hook')
  })

  it('ends when nothing moves any more, and names what was running', async () => {
    const { errors } = await runVitest({ ...options(), args: ['endless'], hangMs: 5_000 })
    expect(errors).toEqual([
      expect.stringMatching(/^Nothing has begun or ended for 5 s\. Still running:\n {2}endless\.test\.ts$/m),
    ])
  })

  it('is red when it ends without a result', async () => {
    const errorsOf = async (...args: string[]) => (await runVitest({ ...options(), args })).errors
    expect(await errorsOf('none')).toEqual(['Vitest ended with code 1 and named no failure.'])
    expect(await errorsOf('--config=ending.config.mjs')).toEqual(['Vitest ended with code 0 and named no failure.'])
  })
})
