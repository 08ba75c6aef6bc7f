import { accessSync, constants, existsSync, realpathSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { run, runNode } from './children.mjs'
import { Failure } from './failure.mjs'

const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']
// npm's own waits between tries add up to minutes before it says that there is no network.
const impatient = ['--fetch-retries=3', '--fetch-retry-factor=2', '--fetch-retry-mintimeout=1000']

/**
 * Runs npm under the given Node: npm leaves out optional packages that are not made for the Node it runs on,
 * the compiled half of the build tool among them.
 */
export async function npm(node, args, { cwd, doing }) {
  const program = findNpm(process.env)
  const options = { cwd, stdio: ['ignore', 'ignore', 'pipe'] }
  const all = [...args, ...quiet, ...impatient]
  const { code, stderr } = /\.[cm]?js$/.test(program)
    ? await runNode(node, [program, ...all], options)
    : await run(program, all, options)
  if (code !== 0) throw new Failure(explainNpm(stderr, doing, code))
}

export function findNpm(env) {
  const own = env.npm_execpath
  if (own && basename(own) === 'npm-cli.js' && existsSync(own)) return own
  for (const folder of (env.PATH ?? '').split(delimiter).filter(Boolean)) {
    const candidate = join(folder, 'npm')
    if (isExecutable(candidate)) return realpathSync(candidate)
  }
  throw new Failure('There is no npm in the PATH. Install Node 18 or newer together with npm, then try again.')
}

const causes = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH/,
    'the npm registry cannot be reached',
  ],
  [/ENOSPC/, 'the disk is full'],
  [/EACCES|EPERM|EROFS/, 'this user may not write to a folder it needs'],
  [/\bE40[13]\b/, 'the npm registry asks for a login'],
  [/\bE404\b|ETARGET/, 'the npm registry does not have a package'],
  [/SELF_SIGNED|UNABLE_TO_GET_ISSUER|UNABLE_TO_VERIFY|CERT_/, 'the certificate of the npm registry is not trusted'],
]

/** One line: what could not be done, why if we know it, and npm's own first word on it. */
export function explainNpm(stderr, doing, code) {
  const lines = stderr
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
    .filter((line) => line && !/^(npm )?warn/i.test(line) && !/^(code|errno|syscall) /.test(line))
  const cause = causes.find(([pattern]) => pattern.test(stderr))?.[1]
  const detail = lines[0] ?? `npm ended with ${code}`
  return `${doing} failed: ${cause ? `${cause} (${detail})` : detail}`
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
