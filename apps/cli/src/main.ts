#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
import { resolve } from 'node:path'
import type { Paper } from '@ramify/formats'
import { backup } from './backup.ts'
import { oneLine } from './failure.ts'
import { convert } from './files/convert.ts'
import { convertEach } from './files/convert-each.ts'
import { inspect, inspectionText } from './files/inspect.ts'
import { type RenderOptions, render } from './files/render.ts'
import { readPlace } from './place.ts'
import { Progress } from './progress.ts'
import { restore } from './restore.ts'
import { understand, type Words } from './understand.ts'

/** Of one call: as many as a shell gives. */
const mostPaths = Number.POSITIVE_INFINITY

const usage = `ramify convert <in> <out>  writes the documents of a file in another format, by the ending of <out>
ramify convert <in>… --to <ending>
                           the same for many files, each beside itself or --into <folder>; goes on after those that cannot be converted
ramify render <in> <out>   draws them as png, jpg, svg, pdf, docx or html; with --scale 2, --transparent, --paper a4 or a3, --landscape,
                           --branch <id of a topic>, --page <number>
ramify inspect <file>…     says what is in files; with --json for programs, a line for each file
ramify backup <archive>    writes everything of one moment into one file, while the server runs
ramify restore <archive>   fills an empty database and blob store from such a file, whichever engine it came from

Where backup and restore work: the settings of the server (DATABASE_URL, DATA_DIR, S3_…), from the environment or from .env.
Ends with 0: done; 1: failed, and nothing was written of what failed; 2: not understood; 3: backed up, but blobs were missing.
`

interface Command extends Words {
  run(paths: readonly string[], options: ReadonlyMap<string, string>): Promise<number>
}

const commands: { readonly [name: string]: Command } = {
  convert: {
    paths: [1, mostPaths],
    values: { '--to': (value) => value !== '', '--into': (value) => value !== '' },
    async run(paths, options) {
      const [to, into] = [options.get('--to'), options.get('--into')]
      if (to !== undefined) return convertMany(paths, to, into)
      const [from = '', out] = paths
      if (out === undefined || paths.length > 2 || into !== undefined) {
        return misunderstood('it takes two paths, or several and --to <ending>')
      }
      for await (const name of convert(from, out)) say(name)
      return 0
    },
  },
  render: {
    paths: 2,
    options: ['--transparent', '--landscape'],
    values: {
      '--scale': (value) => Number(value) > 0 && Number(value) <= 4,
      '--paper': (value) => ['one', 'a4', 'a3'].includes(value),
      '--branch': (value) => value !== '',
      '--page': (value) => /^[1-9]\d{0,5}$/.test(value),
    },
    async run([from = '', to = ''], options) {
      const [scale, paper, branch, page] = ['--scale', '--paper', '--branch', '--page'].map((name) => options.get(name))
      const chosen: RenderOptions = {
        ...(scale !== undefined && { scale: Number(scale) }),
        ...(paper !== undefined && { paper: paper as Paper }),
        ...(branch !== undefined && { branch }),
        ...(page !== undefined && { page: Number(page) }),
        transparent: options.has('--transparent'),
        landscape: options.has('--landscape'),
      }
      for await (const name of render(from, to, chosen)) say(name)
      return 0
    },
  },
  inspect: {
    paths: [1, mostPaths],
    options: ['--json'],
    async run(paths, options) {
      let code = 0
      for (const file of paths) {
        const isOne = paths.length === 1
        try {
          const found = await inspect(file)
          if (options.has('--json')) say(JSON.stringify(isOne ? found : { file, ...found }))
          else say(isOne ? inspectionText(found) : `file: ${file}\n${inspectionText(found)}\n`)
        } catch (error) {
          complain(oneLine(error))
          code = 1
        }
      }
      return code
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
  if (!command) return misunderstood(name === '' ? 'which command?' : `there is no command ${name}`)
  const understood = understand(words, command)
  if (typeof understood === 'string') return misunderstood(understood)
  const { paths, options } = understood
  const from = (path: string) => resolve(startedIn(), path)
  const into = options.get('--into')
  try {
    return await command.run(paths.map(from), into === undefined ? options : new Map(options).set('--into', from(into)))
  } catch (error) {
    complain(oneLine(error))
    return 1
  }
}

async function convertMany(paths: readonly string[], to: string, into: string | undefined): Promise<number> {
  let code = 0
  for await (const converted of convertEach(paths, { to, into })) {
    if ('name' in converted) say(converted.name)
    else {
      complain(converted.failure)
      code = 1
    }
  }
  return code
}

function misunderstood(problem: string): number {
  complain(problem)
  process.stderr.write(`\n${usage}`)
  return 2
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
