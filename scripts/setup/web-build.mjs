import { existsSync, writeFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { runNode } from './children.mjs'
import { Failure } from './failure.mjs'
import { filesUnder, hashFiles, isStamped } from './hash.mjs'
import { withLock } from './lock.mjs'
import { root } from './project.mjs'

const dist = join(root, 'apps/web/dist')
const stamp = join(dist, '.sources')
const notSources = /^(node_modules|dist|coverage|\..*|.*\.test\.tsx?)$/

/** Builds beside the old build and then takes its place: a kill, or a mistake in the sources, leaves the old one. */
export async function ensureWebBuilt(node) {
  const hash = hashOfSources()
  if (isStamped(stamp, hash)) return
  await withLock(async (scratch) => {
    if (isStamped(stamp, hash)) return
    process.stdout.write('Building the web app…\n')
    const built = join(scratch, 'web')
    await build(node, built)
    writeFileSync(join(built, '.sources'), hash)
    if (existsSync(dist)) await rename(dist, join(scratch, 'web-before'))
    await rename(built, dist)
  })
}

async function build(node, folder) {
  const vite = ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--outDir', folder, '--emptyOutDir']
  const { code, stderr } = await runNode(node, [...vite, '--logLevel', 'error'], {
    cwd: root,
    // A shell that says NODE_ENV=development would get React's slow half.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (code !== 0) throw new Failure(`Building the web app failed.\n${stderr.trim()}`)
}

function hashOfSources() {
  const isSkipped = (name) => notSources.test(name)
  const sources = ['apps/web', 'packages'].flatMap((folder) => filesUnder(join(root, folder), isSkipped))
  return hashFiles(root, [...sources, join(root, 'package-lock.json'), join(root, 'tsconfig.base.json')])
}
