import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

interface Work {
  name: string
  version: string
  licence: string
  text: string
}

const project = join(import.meta.dirname, '../..')

/**
 * Gathers whose work is in the build: every package of which something is in it, code, style or font, with its licence as
 * the package itself has it; one without a text is named with whoever made it. `/about` shows `licences.json`.
 */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const assets = Object.values(bundle).flatMap((part) => (part.type === 'asset' ? part.originalFileNames : []))
      const files = [...this.getModuleIds(), ...assets.map((file) => join(import.meta.dirname, file))]
      const folders = new Set(files.flatMap((file) => packageFolder(file) ?? []))
      const works = [ownWork(), ...[...folders].map(workIn).sort((one, other) => (one.name < other.name ? -1 : 1))]
      const texts = [...new Set(works.map(({ text }) => text))]
      const source = { works: works.map((work) => ({ ...work, text: texts.indexOf(work.text) })), texts }
      this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(source) })
    },
  }
}

/** The last one in the path: a package may bring another along. */
function packageFolder(file: string): string | null {
  const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? []
  return folder !== undefined && existsSync(join(folder, 'package.json')) ? folder : null
}

function workIn(folder: string): Work {
  const { name, version, license, author, homepage } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const licence = typeof license === 'string' ? license : (license?.type ?? '')
  if (licence === '') throw new Error(`${name} does not say under which licence it may be used`)
  const madeBy = [...pictureAuthor(folder), author?.name ?? author, homepage]
    .filter((words) => typeof words === 'string')
    .join('\n')
  return { name, version, licence, text: licenceText(folder) || madeBy }
}

/** Sets of pictures say beside their package who drew them and what that licence says. */
function pictureAuthor(folder: string): string[] {
  const file = join(folder, 'info.json')
  if (!existsSync(file)) return []
  const { author, license } = JSON.parse(readFileSync(file, 'utf8'))
  return [author?.name, author?.url, license?.title, license?.url]
}

function ownWork(): Work {
  const { version, license } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  return { name: 'Ramify', version, licence: license, text: licenceText(project) }
}

function licenceText(folder: string): string {
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)([.-]|$)/i.test(name))
  return names
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n')
}
