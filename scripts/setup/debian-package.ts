import { existsSync } from 'node:fs'
import { runQuietly } from './run-quietly.ts'

/** Installs a package where nobody has to be asked: on Debian or Ubuntu, as root. */
export async function installDebianPackage(name: string, title: string): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error('not root')
  if (!existsSync('/usr/bin/apt-get')) throw new Error('no apt-get')
  process.stdout.write(`Installing Debian's ${title}…\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Another package may be on its way at the same time.
  const args = ['install', '--yes', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', name]
  const install = () => runQuietly('apt-get', args, 300_000, env)
  // A machine that has never asked what there is knows of no package at all.
  await install().catch(async () => {
    await runQuietly('apt-get', ['update'], 120_000, env)
    await install()
  })
}
