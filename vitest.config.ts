import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/kit/longest-first.ts'

const setupFiles = ['tests/kit/end-with-runner.ts', 'tests/kit/same-chance.ts']
const webTests = 'apps/web/src/**/*.test.{ts,tsx}'
/** They, or the editor without a page, put something else in the place of a module or a global, which no other file may find there. */
const isReplacing = /\bvi\.(mock|stubGlobal)\(|headless-editor/
const replacing = globSync(webTests).filter((file) => isReplacing.test(readFileSync(file, 'utf8')))
/** However busy the machine is: the runner's own patience is one second. */
const patience = { poll: { timeout: 30_000 } }

export default defineConfig({
  test: {
    reporters: ['default'],
    // A test that fails by chance runs once more, alone. These do not: each of their failures may be somebody's lost work.
    tags: [{ name: 'never-retried', description: 'kill, fault, convergence, fuzz, permission and limit-race tests' }],
    // By default one core is left alone: on two cores that is half of them.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/cli/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          setupFiles,
          testTimeout: 120_000,
          // Nothing in them remembers anything: files of a worker share what they import, which takes longer than the tests.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'web',
          include: [webTests],
          exclude: replacing,
          setupFiles,
          testTimeout: 120_000,
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'web-alone',
          include: replacing,
          setupFiles,
          testTimeout: 120_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'tests/{api,cli,collab,kit}/**/*.test.ts'],
          globalSetup: ['tests/kit/server-tests.setup.ts'],
          setupFiles,
          expect: patience,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          isolate: false,
          // They wait for disks and processes more than they compute.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts', 'tests/golden/**/*.test.ts'],
          globalSetup: ['tests/kit/journeys.setup.ts'],
          setupFiles,
          expect: patience,
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // Files of a worker share what they import, and its browser: fetching both anew took a tenth of the time.
          isolate: false,
          // They wait for browsers and servers now and then: three leave no core idle, more only make each slower.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          // The second stage: what takes minutes and seldom breaks. Each has one short test in the first.
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
          globalSetup: [
            'tests/kit/database/postgres.setup.ts',
            'tests/kit/services/redis.setup.ts',
            'tests/kit/journeys.setup.ts',
          ],
          setupFiles,
          expect: patience,
          testTimeout: 600_000,
          hookTimeout: 240_000,
          isolate: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
