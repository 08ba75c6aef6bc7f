import { chmod, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explainNpm, findNpm } from './setup.mjs'

describe('npm', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ramify-npm-'))
    await writeFile(join(folder, 'npm-cli.js'), '')
    await chmod(join(folder, 'npm-cli.js'), 0o755)
    await symlink('npm-cli.js', join(folder, 'npm'))
    await writeFile(join(folder, 'pnpm.cjs'), '')
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('is the one that runs us', () => {
    expect(findNpm({ npm_execpath: join(folder, 'npm-cli.js'), PATH: '' })).toBe(join(folder, 'npm-cli.js'))
  })

  it('is looked for in the PATH when something else runs us', () => {
    const PATH = ['', '/nowhere', folder].join(delimiter)
    expect(findNpm({ npm_execpath: join(folder, 'pnpm.cjs'), PATH })).toBe(join(folder, 'npm-cli.js'))
    expect(findNpm({ PATH })).toBe(join(folder, 'npm-cli.js'))
  })

  it('is asked for when there is none', () => {
    expect(() => findNpm({ PATH: '/nowhere' })).toThrow(/no npm in the PATH/)
  })

  it.each([
    ['npm error code ENOTFOUND\nnpm error network request to https://r.example/x failed', /registry cannot be reached/],
    ['npm ERR! code EACCES\nnpm ERR! mkdir /x', /may not write .*\(mkdir \/x\)$/],
    ['npm error code ENOSPC\nnpm error write failed', /disk is full/],
    ['npm error code E404\nnpm error 404 Not Found', /does not have a package/],
    ['npm warn old\nnpm error something new', /^Installing failed: something new$/],
    ['', /^Installing failed: npm ended with 7$/],
  ])('says in one line why it failed: %j', (stderr, line) => {
    const said = explainNpm(stderr, 'Installing', 7)
    expect(said).toMatch(line)
    expect(said).not.toContain('\n')
  })
})
