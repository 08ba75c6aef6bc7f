import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { projectFiles } from '../project-files.ts'

/** A temporary folder for a copy of the project that may be spoilt. */
export interface Scratch {
  folder: string
  copyProject: () => void
  /** Leaves nothing in files of such names. */
  empty: (names: RegExp) => void
  has: (file: string) => boolean
  write: (file: string, content: string) => void
  /** Fails when there is nothing to replace: a plant that was not planted proves nothing. */
  replace: (file: string, found: RegExp, replacement: string) => void
  /** Lets `@ramify/<name>` be imported. */
  addPackage: (name: string) => void
  /** A package of npm, empty, unless it is installed. */
  addModule: (name: string) => void
  remove: () => void
}

export function makeScratch(root: string): Scratch {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'ramify-check-'))
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  return {
    folder,
    copyProject: () => {
      for (const file of projectFiles(root)) copyFile(root, folder, file)
      linkModules(root, folder)
    },
    empty: (names) => {
      for (const file of projectFiles(root)) if (names.test(file)) write(file, 'export {}\n')
    },
    has: (file) => existsSync(join(folder, file)),
    write,
    replace: (file, found, replacement) => {
      const before = readFileSync(join(folder, file), 'utf8')
      const after = before.replace(found, replacement)
      if (after === before) throw new Error(`Nothing like ${found} in ${file}: the plant needs another place`)
      write(file, after)
    },
    addPackage: (name) => {
      if (existsSync(join(folder, 'packages', name, 'package.json'))) return
      const exports = { '.': './src/index.ts' }
      write(
        `packages/${name}/package.json`,
        JSON.stringify({ name: `@ramify/${name}`, version: '0.1.0', type: 'module', exports }),
      )
      write(`packages/${name}/src/index.ts`, 'export {}\n')
      symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@ramify', name))
    },
    addModule: (name) => {
      if (existsSync(join(folder, 'node_modules', name))) return
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '0.0.0', main: 'index.js' }))
      write(`node_modules/${name}/index.js`, '')
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

function copyFile(root: string, folder: string, file: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  copyFileSync(join(root, file), join(folder, file))
}

/** Packages of npm are borrowed; our own must be those of the copy, or the plants would not be seen. */
function linkModules(root: string, folder: string): void {
  const workspaces = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name)),
  )
  for (const workspace of ['.', ...workspaces]) {
    borrow(join(root, workspace, 'node_modules'), join(folder, workspace, 'node_modules'))
  }
  mkdirSync(join(folder, 'node_modules/@ramify'))
  for (const workspace of workspaces) {
    if (!existsSync(join(folder, workspace, 'package.json'))) continue
    symlinkSync(join(folder, workspace), join(folder, 'node_modules/@ramify', basename(workspace)))
  }
}

function borrow(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from)) {
    if (entry === '@ramify') continue
    // A scope is a folder of our own: what is written into a borrowed one would land in the real project.
    if (entry.startsWith('@')) borrow(join(from, entry), join(to, entry))
    else symlinkSync(join(from, entry), join(to, entry))
  }
}
