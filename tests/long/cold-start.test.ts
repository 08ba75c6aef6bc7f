import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchPackage, oldNodePackages, oldNpmPackage, root } from '../../scripts/setup/setup.mjs'
import { isOpenToEverybody } from '../kit/database/postgres-programs.ts'
import { nobodyLeft } from '../kit/processes.ts'

interface Person {
  name: string
  uid?: number
  gid?: number
}

const isRoot = process.getuid?.() === 0
const nobody: Person = { name: 'an ordinary user', uid: 65534, gid: 65534 }
// Root has set the project up already to run this very test.
const somebody: Person = isRoot ? nobody : { name: 'whoever runs the tests' }

let place: string
beforeAll(async () => {
  place = await mkdtemp(join(isOpenToEverybody(tmpdir()) ? tmpdir() : '/tmp', 'ramify-cold-'))
  await chmod(place, 0o755)
  await putOldNodeInto(place)
})
afterAll(() => rm(place, { recursive: true, force: true, maxRetries: 5 }))

describe(`a bare copy with an older Node, for ${somebody.name}`, () => {
  let home: string
  let project: string
  beforeAll(async () => {
    home = join(place, String(somebody.uid ?? 'own'))
    project = join(home, 'ramify')
    await mkdir(home)
    await copyProject(project)
    if (somebody.uid !== undefined) execFileSync('chown', ['-R', `${somebody.uid}:${somebody.gid}`, home])
  })

  const start = () => startNpm(project, { ...somebody, home })

  it('starts with npm start alone, and ends whole on SIGTERM to npm', { timeout: 540_000 }, async () => {
    const npm = start()
    const address = await npm.ready(500_000)
    expect(steps(npm.output())).toEqual(['Fetching Node 24…', 'Installing packages…', 'Building the web app…'])
    await expect(fetch(`${address}/healthz`).then((answer) => answer.json())).resolves.toEqual({ status: 'ok' })
    await expect(fetch(address).then((answer) => answer.text())).resolves.toContain('<!doctype html>')
    npm.process.kill('SIGTERM')
    expect(await npm.ended).toEqual([0, null])
    await nobodyLeft({ group: npm.group, folder: project })
  })

  it.each([
    ['Ctrl-C', (npm: Npm) => process.kill(-npm.group, 'SIGINT')],
    ['the killing of npm alone', (npm: Npm) => npm.process.kill('SIGKILL')],
  ])('starts again without setting anything up, and ends whole on %s', async (_how, end) => {
    const npm = start()
    await npm.ready(100_000)
    expect(steps(npm.output())).toEqual([])
    end(npm)
    await npm.ended
    await nobodyLeft({ group: npm.group, folder: project })
  })
})

describe('what set-up cannot do is said in one line', () => {
  let project: string
  beforeAll(async () => {
    project = join(place, 'bare')
    await copyProject(project)
  })

  const attempt = async (person: Person, env: Record<string, string>) => {
    const home = join(place, `home-${basename(Object.keys(env)[0] ?? 'none')}`)
    await mkdir(home)
    if (person.uid !== undefined) execFileSync('chown', ['-R', `${person.uid}:${person.gid}`, home])
    const started = startNpm(project, { ...person, home }, ['node', 'scripts/start.mjs'], env)
    // Not when it ends: its last line may be on its way.
    const [code] = await once(started.process, 'close')
    return { code, lines: started.output().trim().split('\n') }
  }

  it('no npm', async () => {
    const { code, lines } = await attempt({ name: 'self' }, { PATH: join(place, 'node-only') })
    expect(lines).toEqual(['Fetching Node 24…', expect.stringMatching(/^Ramify: There is no npm in the PATH/)])
    expect(code).toBe(1)
  })

  it('no network', async () => {
    const nowhere = { npm_config_registry: 'http://127.0.0.1:9', npm_config_cache: join(place, 'empty-cache') }
    const { code, lines } = await attempt({ name: 'self' }, nowhere)
    expect(lines).toEqual(['Fetching Node 24…', expect.stringMatching(/^Ramify: .*registry cannot be reached/)])
    expect(code).toBe(1)
  })

  it('a folder that this user may not write', async () => {
    await rm(join(project, '.runtime'), { recursive: true, force: true })
    if (!isRoot) await chmod(project, 0o555)
    const { code, lines } = await attempt(isRoot ? nobody : { name: 'self' }, { LANG: 'C' })
    expect(lines).toEqual([expect.stringMatching(/^Ramify: Cannot use .*\.runtime: this user may not write there\.$/)])
    expect(code).toBe(1)
    await chmod(project, 0o755)
  })
})

const steps = (output: string) => output.split('\n').filter((line) => line.endsWith('…'))

interface Npm {
  process: ChildProcess
  group: number
  output(): string
  ended: Promise<unknown[]>
  /** The address it prints, once it does. */
  ready(patience: number): Promise<string>
}

function startNpm(
  project: string,
  { home, uid, gid }: Person & { home: string },
  [program = '', ...args] = ['npm', 'start'],
  env: Record<string, string> = {},
): Npm {
  const npm = spawn(program, args, {
    cwd: project,
    env: {
      ...surroundings(),
      PORT: '0',
      DATA_DIR: join(home, 'data'),
      ...(uid !== undefined && { HOME: home }),
      ...env,
    },
    ...(uid !== undefined && gid !== undefined && { uid, gid }),
    // In a group of its own, as a shell would start it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  return {
    process: npm,
    group: npm.pid ?? 0,
    output: () => output,
    ended: once(npm, 'exit'),
    async ready(patience) {
      for (const deadline = Date.now() + patience; Date.now() < deadline; await sleep(50)) {
        const address = output.match(/^Ramify is ready at (\S+)$/m)?.[1]
        if (address) return address
        if (npm.exitCode !== null) break
      }
      throw new Error(`npm start did not get ready:\n${output}`)
    },
  }
}

/** The way to the registry, and none of what the test runner or npm above it have set. */
function surroundings(): Record<string, string> {
  const names = [
    'HOME',
    'TMPDIR',
    'LANG',
    'NODE_EXTRA_CA_CERTS',
    'SSL_CERT_FILE',
    'npm_config_registry',
    'npm_config_cafile',
  ]
  const proxies = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'].flatMap((name) => [name, name.toLowerCase()])
  const kept = [...names, ...proxies].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))
  const PATH = [join(place, 'bin'), process.env.PATH].join(delimiter)
  // A server's environment. It must not cost us the packages that building needs.
  return { ...Object.fromEntries(kept), PATH, NODE_ENV: 'production' }
}

/** The oldest Node we start on, with the npm of its time: `bin` for both, `node-only` for the first alone. */
async function putOldNodeInto(folder: string): Promise<void> {
  const old = oldNodePackages[`${process.platform}-${process.arch}`]
  if (!old) throw new Error(`There is no older Node for ${process.platform}-${process.arch} to test with.`)
  const node = join(await fetchPackage(old), 'bin/node')
  await mkdir(join(folder, 'bin'))
  await mkdir(join(folder, 'node-only'))
  await cp(node, join(folder, 'bin/node'))
  await symlink('../bin/node', join(folder, 'node-only/node'))
  await cp(await fetchPackage(oldNpmPackage), join(folder, 'npm'), { recursive: true })
  await symlink('../npm/bin/npm-cli.js', join(folder, 'bin/npm'))
}

/** What a clone would hold: everything but what git ignores. */
async function copyProject(target: string): Promise<void> {
  const ignored = /^(node_modules|\.git|\.runtime|dist|coverage|\.env|.*\.log)$/
  await cp(root, target, {
    recursive: true,
    filter: (source) => source === root || (!ignored.test(basename(source)) && source !== join(root, 'data')),
  })
}
