import type { TestProject } from 'vitest/node'
import { describe } from '../../../scripts/setup/setup.mjs'
import { findRedis } from './redis-program.ts'

declare module 'vitest' {
  interface ProvidedContext {
    redis: { program: string } | { failure: string }
  }
}

/** When there is none, the tests that need one say so and the others run. */
export default async function setup(project: TestProject): Promise<void> {
  try {
    project.provide('redis', { program: await findRedis() })
  } catch (error) {
    project.provide('redis', { failure: describe(error) })
  }
}
