import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/kit/longest-first.ts'

const setupFiles = ['tests/kit/end-with-runner.ts']

export default defineConfig({
  test: {
    reporters: ['default'],
    // By default one core is left alone: on two cores that is half of them.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/{cli,web}/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          setupFiles,
          testTimeout: 20_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'tests/{api,cli,collab,kit}/**/*.test.ts'],
          globalSetup: 'tests/kit/postgres.setup.ts',
          setupFiles,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // They wait for disks and processes more than they compute.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts', 'tests/golden/**/*.test.ts'],
          globalSetup: [
            'tests/kit/postgres.setup.ts',
            'tests/kit/chromium.setup.ts',
            'tests/kit/editor.setup.ts',
            'tests/kit/shared-server.setup.ts',
          ],
          setupFiles,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // They wait for browsers and servers more than they compute: on two cores a third of the time was left over by three.
          maxWorkers: 4,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
