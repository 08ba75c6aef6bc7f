import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the stand-alone editor lies, or why it could not be built. */
    editorBundle: { folder: string } | { failure: string }
  }
}

/** Builds the stand-alone editor, and the one of the test kind, once for all workers of a run, and only from what is in the project now. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'ramify-editor-'))
  try {
    await build(folder)
    project.provide('editorBundle', { folder })
  } catch (error) {
    project.provide('editorBundle', { failure: error instanceof Error ? (error.stack ?? error.message) : `${error}` })
  }
  return () => rm(folder, { recursive: true, force: true })
}

/** In a process of its own: under the runner React would be built as for development, and not run. */
async function build(outDir: string): Promise<void> {
  const project = fileURLToPath(new URL('../../', import.meta.url))
  const vite = join(project, 'node_modules/vite/bin/vite.js')
  const settings = [
    '--config',
    fileURLToPath(new URL('./editor/vite.config.ts', import.meta.url)),
    '--outDir',
    outDir,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ]
  await promisify(execFile)(process.execPath, [vite, 'build', ...settings], {
    cwd: join(project, 'apps/web'),
    env: { ...process.env, NODE_ENV: 'production' },
  })
}
