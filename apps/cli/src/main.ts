#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
import { resolve } from 'node:path'
import { backup } from './backup.ts'
import { oneLine } from './failure.ts'
import { convert } from './files/convert.ts'
import { inspect, inspectionText } from './files/inspect.ts'
import { readPlace } from './place.ts'
import { Progress } from './progress.ts'
import { restore } from './restore.ts'

const usage = `ramify convert <in> <out>  writes the documents of a file in another format, by the ending of <out>
ramify inspect <file>      says what is in a file; with --json for programs
ramify backup <archive>    writes everything of one moment into one file, while the server runs
ramify restore <archive>   fills an empty database and blob store from such a file, whichever engine it came from

Where backup and restore work: the settings of the server (DATABASE_URL, DATA_DIR, S3_…), from the environment or from .env.
Ends with 0: done; 1: failed, and nothing was changed; 2: not understood; 3: backed up, but blobs were missing.
`

interface Command {
  /** What stands behind its name: so many paths, and options in any place. */
  readonly paths: number
  readonly options?: readonly string[]
  run(paths: readonly string[], options: ReadonlySet<string>): Promise<number>
}

const commands: { readonly [name: string]: Command } = {
  convert: {
    paths: 2,
    async run([from = '', to = '']) {
      for (const name of await convert(from, to)) say(name)
      return 0
    },
  },
  inspect: {
    paths: 1,
    options: ['--json'],
    async run([path = ''], options) {
      const found = await inspect(path)
      say(options.has('--json') ? JSON.stringify(found) : inspectionText(found))
      return 0
    },
  },
  backup: {
    paths: 1,
    async run([archive = '']) {
      // What it writes is nobody else's to read.
      process.umask(0o077)
      const { tables, rows, blobs, bytes, missing } = await backup(archive, readPlace(process.env), new Progress())
      say(
        `Backed up ${count(rows, 'row')} of ${count(tables, 'table')} and ${count(blobs, 'blob')}: ${megabytes(bytes)} MB.`,
      )
      for (const key of missing) complain(`the blob ${key} is missing in the store, so it is not in the archive`)
      return missing.length === 0 ? 0 : 3
    },
  },
  restore: {
    paths: 1,
    async run([archive = '']) {
      process.umask(0o077)
      const { about, rows, blobs } = await restore(archive, readPlace(process.env), new Progress())
      say(
        `Restored ${count(rows, 'row')} and ${count(blobs, 'blob')} of ${about.takenAt}. Everybody has to sign in again.`,
      )
      return 0
    },
  },
}

async function run([name = '', ...words]: string[]): Promise<number> {
  if (['help', '--help', '-h'].includes(name)) {
    process.stdout.write(usage)
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const options = words.filter((word) => word.startsWith('-'))
  const paths = words.filter((word) => !word.startsWith('-'))
  if (paths.length !== command?.paths || !options.every((option) => command.options?.includes(option))) {
    process.stderr.write(usage)
    return 2
  }
  try {
    return await command.run(
      paths.map((path) => resolve(startedIn(), path)),
      new Set(options),
    )
  } catch (error) {
    complain(oneLine(error))
    return 1
  }
}

/** npm runs scripts in the project's folder, wherever one calls it. */
function startedIn(): string {
  const { INIT_CWD, npm_lifecycle_event } = process.env
  return (npm_lifecycle_event === 'ramify' && INIT_CWD) || process.cwd()
}

const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`ramify: ${line}\n`)

const count = (number: number, what: string) => `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)

process.exit(await run(process.argv.slice(2)))
