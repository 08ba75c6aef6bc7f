import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Failure } from './failure.ts'

const program = fileURLToPath(new URL('../../server/src/prepare-database.ts', import.meta.url))

/** Makes the tables up to a step of the schema. The schema is the server's own: a program of the server's does it. */
export async function prepareDatabase(step: string): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', program, step])
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string }
    throw new Failure(stderr.trim().split('\n').at(-1) || message)
  }
}
