#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
import { resolve } from 'node:path'
import type { Paper } from '@ramify/formats'
import { backup } from './backup.ts'
import { oneLine } from './failure.ts'
import { convert } from './files/convert.ts'
import { inspect, inspectionText } from './files/inspect.ts'
import { type RenderOptions, render } from './files/render.ts'
import { readPlace } from './place.ts'
import { Progress } from './progress.ts'
import { restore } from './restore.ts'

const usage = `ramify convert <in> <out>  writes the documents of a file in another format, by the ending of <out>
ramify render <in> <out>   draws them as png, jpg, svg, pdf, docx or html; with --scale 2, --transparent, --paper a4 or a3, --landscape,
                           --branch <id of a topic>, --page <number>
ramify inspect <file>      says what is in a file; with --json for programs
ramify backup <archive>    writes everything of one moment into one file, while the server runs
ramify restore <archive>   fills an empty database and blob store from such a file, whichever engine it came from

Where backup and restore work: the settings of the server (DATABASE_URL, DATA_DIR, S3_…), from the environment or from .env.
Ends with 0: done; 1: failed, and nothing was changed but what it has named; 2: not understood; 3: backed up, but blobs were missing.
`

interface Command {
  /** What stands behind its name: so many paths, and options in any place. */
  readonly paths: number
  readonly options?: readonly string[]
  /** Options with a value behind them: whether a value is one of them. */
  readonly values?: { readonly [option: string]: (value: string) => boolean }
  run(paths: readonly string[], options: ReadonlyMap<string, string>): Promise<number>
}

const commands: { readonly [name: string]: Command } = {
  convert: {
    paths: 2,
    async run([from = '', to = '']) {
      for await (const name of convert(from, to)) say(name)
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
  const understood = command && understand(words, command)
  if (!understood) {
    process.stderr.write(usage)
    return 2
  }
  const { paths, options } = understood
  try {
    return await command.run(
      paths.map((path) => resolve(startedIn(), path)),
      options,
    )
  } catch (error) {
    complain(oneLine(error))
    return 1
  }
}

/** Null for words that this command does not know. */
function understand(words: readonly string[], command: Command) {
  const paths: string[] = []
  const options = new Map<string, string>()
  for (let nth = 0; nth < words.length; nth++) {
    const word = words[nth] as string
    const isValue = command.values && Object.hasOwn(command.values, word) ? command.values[word] : undefined
    if (isValue) {
      const value = words[++nth]
      if (value === undefined || !isValue(value)) return null
      options.set(word, value)
    } else if (!word.startsWith('-')) paths.push(word)
    else if (command.options?.includes(word)) options.set(word, '')
    else return null
  }
  return paths.length === command.paths ? { paths, options } : null
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
