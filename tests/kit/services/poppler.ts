import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { installDebianPackage } from '../../../scripts/setup/debian-package.ts'
import { Failure, run } from '../../../scripts/setup/setup.mjs'

/** What a PDF says and looks like to a program that is not ours. */
export interface ReadPdf {
  /** Of all pages, in the order in which they are written. */
  readonly text: string
  /** The fonts that are in it, a line for each. */
  readonly fonts: string
  /** Its pages as PNG, a pixel for each of the drawing. */
  readonly pages: readonly Buffer[]
}

/** By Poppler: an installed one, else Debian's. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  await findPoppler()
  const folder = await mkdtemp(join(tmpdir(), 'ramify-pdf-'))
  try {
    const file = join(folder, 'file.pdf')
    await writeFile(file, bytes)
    const text = await output('pdftotext', ['-raw', '-enc', 'UTF-8', file, '-'])
    const fonts = await output('pdffonts', [file])
    const count = Number(/Pages:\s+(\d+)/.exec(await output('pdfinfo', [file]))?.[1] ?? 0)
    const pages: Buffer[] = []
    for (let page = 1; page <= count; page++) {
      // A pixel is three quarters of a point.
      const range = ['-f', String(page), '-l', String(page), '-singlefile', '-r', '96', '-png']
      await output('pdftoppm', [...range, file, join(folder, `page-${page}`)])
      pages.push(await readFile(join(folder, `page-${page}.png`)))
    }
    return { text, fonts, pages }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function findPoppler(): Promise<void> {
  const folders = (process.env.PATH ?? '').split(delimiter)
  if (folders.some((folder) => existsSync(join(folder, 'pdftoppm')))) return
  try {
    await installDebianPackage('poppler-utils', 'Poppler')
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new Failure(`The tests need Poppler. Install poppler-utils, or run them as root on Debian. (${reason})`)
  }
}

async function output(program: string, args: readonly string[]): Promise<string> {
  const ended = await run(program, [...args], { stdio: ['ignore', 'pipe', 'pipe'], timeout: 120_000 })
  if (ended.code !== 0) throw new Error(`${program} ended with ${ended.code}.`)
  return ended.stdout
}
