import type { TestProject } from 'vitest/node'
import { describe } from '../../../scripts/setup/setup.mjs'
import { type Postgres, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { url: string } | { failure: string }
  }
}

const place = globalThis as { ramifyPostgres?: { running: Promise<Postgres>; users: number } }

/**
 * One PostgreSQL for all projects that ask for it: each of them loads this file anew. When it cannot be had, the tests
 * that need it say so and the others run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  place.ramifyPostgres ??= { running: startPostgres(), users: 0 }
  const shared = place.ramifyPostgres
  const { running } = shared
  shared.users++
  try {
    project.provide('postgres', { url: (await running).url })
  } catch (error) {
    project.provide('postgres', { failure: describe(error) })
  }
  return async () => {
    // What other projects have running still needs it.
    if (--shared.users === 0) await running.then((postgres) => postgres.stop()).catch(() => undefined)
  }
}
