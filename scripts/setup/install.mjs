import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFiles, isStamped } from './hash.mjs'
import { withLock } from './lock.mjs'
import { npm } from './npm.mjs'
import { root } from './project.mjs'

/** Inside node_modules: `npm ci` deletes it first, so an interrupted installation is never taken for a whole one. */
const stamp = join(root, 'node_modules/.ramify-installed')

export async function ensureInstalled(node) {
  // For tests of the start, which run from these packages: installing them anew would take them away from all other tests.
  if (process.env.INSTALL === 'off') return
  const hash = hashFiles(root, manifests(), [process.platform, process.arch, node.major])
  if (isStamped(stamp, hash)) return
  await withLock(async () => {
    if (isStamped(stamp, hash)) return
    process.stdout.write('Installing packages…\n')
    // NODE_ENV=production would leave out the build tool.
    await npm(node.path, ['ci', '--include=dev'], { cwd: root, doing: 'Installing packages' })
    writeFileSync(stamp, hash)
  })
}

function manifests() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const ofWorkspaces = workspaces.flatMap((pattern) => {
    const parent = pattern.replace(/\/\*$/, '')
    return readdirSync(join(root, parent)).map((name) => join(parent, name, 'package.json'))
  })
  return ['package.json', 'package-lock.json', '.npmrc', ...ofWorkspaces]
    .map((name) => join(root, name))
    .filter((path) => existsSync(path))
}
