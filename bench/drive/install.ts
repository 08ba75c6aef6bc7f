import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { benchFolder } from './subjects.ts'

/** The peers are many megabytes that nobody but the bench needs, so it installs them itself, when its lock changes. */
export async function installWhenNeeded(): Promise<void> {
  const stamp = join(benchFolder, 'node_modules/.bench-lock')
  const lock = createHash('sha256')
    .update(await readFile(join(benchFolder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === lock) return
  console.warn('Installing the peers…')
  await npmCi()
  await writeFile(stamp, lock)
}

function npmCi(): Promise<void> {
  const cli = process.env.npm_execpath
  const [command, ...before] = cli ? [process.execPath, cli] : ['npm']
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...before, 'ci'], { cwd: benchFolder, stdio: 'inherit' })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`npm ci ended with ${code}`))))
  })
}
