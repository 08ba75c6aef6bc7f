import { join } from 'node:path'
import { run } from './children.mjs'
import { Failure } from './failure.mjs'
import { fetchPackage } from './fetch-package.mjs'
import { nodePackages } from './pinned.mjs'

const wanted = 24
const advice = `Install Node ${wanted} or newer, then try again.`

/** The Node to run everything with: the one that runs us if it is new enough, else one of our own. */
export async function ensureNode() {
  const { node: own } = process.versions
  if (majorOf(own) >= wanted) return { path: process.execPath, major: majorOf(own) }
  const platform = `${process.platform}-${process.arch}`
  const chosen = nodePackages[platform]
  if (!chosen) throw new Failure(`Node ${own} is too old and none can be fetched for ${platform}. ${advice}`)
  const folder = await fetchPackage(chosen, { doing: `Fetching Node ${wanted}`, ready: refuseUnusable })
  return { path: join(folder, 'bin/node'), major: majorOf(chosen.version) }
}

async function refuseUnusable(folder) {
  const { code } = await run(join(folder, 'bin/node'), ['--version'], { stdio: 'ignore' }).catch(() => ({ code: 1 }))
  if (code !== 0) throw new Failure(`The Node ${wanted} of the npm registry does not run on this system. ${advice}`)
}

const majorOf = (version) => Number.parseInt(version, 10)
