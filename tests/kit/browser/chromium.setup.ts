import type { TestProject } from 'vitest/node'
import { findChromium } from '../../../scripts/setup/chromium.ts'
import { describe } from '../../../scripts/setup/setup.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: { path: string } | { failure: string }
  }
}

export default async function setup(project: TestProject): Promise<void> {
  try {
    project.provide('chromium', { path: await findChromium() })
  } catch (error) {
    project.provide('chromium', { failure: describe(error) })
  }
}
