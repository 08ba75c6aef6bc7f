import { basename, dirname, extname, join } from 'node:path'
import { oneLine } from '../failure.ts'
import { convert } from './convert.ts'

interface Options {
  /** The ending that says the format. */
  readonly to: string
  /** Where the files are written; beside the others without it. */
  readonly into?: string | undefined
}

/** What was written of one file, or why it was not: the others go on. */
export type Converted = { readonly name: string } | { readonly failure: string }

/** Each file in another format, under its own name with the other ending; one after the other, so that only one is in memory. */
export async function* convertEach(from: readonly string[], { to, into }: Options): AsyncGenerator<Converted> {
  const taken = new Set(from)
  for (const path of from) {
    const target = join(into ?? dirname(path), `${basename(path, extname(path))}.${to.replace(/^\./, '')}`)
    if (taken.has(target)) {
      yield { failure: `${path}: ${target} is not written over` }
      continue
    }
    try {
      for await (const name of convert(path, target)) {
        taken.add(name)
        yield { name }
      }
    } catch (error) {
      yield { failure: oneLine(error) }
    }
  }
}
