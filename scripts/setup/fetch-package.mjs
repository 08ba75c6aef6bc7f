import { existsSync } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { withLock } from './lock.mjs'
import { npm } from './npm.mjs'
import { runtimeDir } from './project.mjs'

/** The folder of a package from the npm registry, fetched once. It appears whole, and made `ready`, or not at all. */
export async function fetchPackage({ name, version, integrity }, { doing = `Fetching ${name}`, ready } = {}) {
  const home = join(runtimeDir, `${name.replace('/', '+')}@${version}`)
  const inside = join('node_modules', name)
  if (!existsSync(home)) await withLock((scratch) => existsSync(home) || fetchTo(join(scratch, 'package')))
  return join(home, inside)

  async function fetchTo(folder) {
    process.stdout.write(`${doing}…\n`)
    await npm(process.execPath, ['install', `${name}@${version}`, '--prefix', folder, '--no-save'], { doing })
    await refuseForeign(folder)
    await ready?.(join(folder, inside))
    await rename(folder, home)
  }

  async function refuseForeign(folder) {
    const installed = JSON.parse(await readFile(join(folder, 'node_modules/.package-lock.json'), 'utf8'))
    const got = installed.packages[`node_modules/${name}`]?.integrity
    if (got !== integrity) throw new Failure(`${doing} failed: the registry sent another ${name}@${version} (${got}).`)
  }
}
