import { globSync } from 'node:fs'
import { ensureWebBuilt, main, root, runNode } from './setup/setup.mjs'

// npm run soak: the second stage, after npm test. The long tests, and many of the kills and hostile requests of which npm test has a few.
// npm run soak -- 200 sets the number of kills in journeys; SEED=… repeats what was left to chance.
main(async () => {
  const projects = ['--project=unit', '--project=server', '--project=e2e', '--project=long']
  const files = [
    'tests/long/',
    'packages/document/',
    'tests/collab/stored.test.ts',
    'tests/e2e/sync/save-state.test.ts',
    'tests/e2e/sync/drafts.test.ts',
    // In both lights.
    ...['desk/barriers', 'files/barriers', 'files/offline', 'files/plan-limits', 'around', 'accounts/'].map(
      (name) => `tests/e2e/${name}`,
    ),
    'tests/api/hostile/hostile-requests.test.ts',
    'apps/server/src/domains/access/resolution.test.ts',
    'apps/server/src/domains/accounts/sign-in/guessing.test.ts',
    'apps/server/src/domains/documents/room-threads/inspect-change.test.ts',
    'apps/server/src/domains/search/finding.test.ts',
    'packages/scene/src/mindmap/compose/scene.test.ts',
    'packages/layouts/src/layouts.test.ts',
    'packages/formats/',
    'tests/api/hostile/hostile-bodies.test.ts',
    'tests/collab/hostile-frames.test.ts',
    'tests/collab/co-editing/',
  ]
  // Otherwise one that was moved would be left out without a word.
  for (const file of files) if (globSync(`${file}*`, { cwd: root }).length === 0) throw new Error(`There is no ${file}`)
  const amounts = {
    CASES: '20',
    KILLS: process.argv[2] ?? '50',
    COMINGS: '300',
    HOSTILE_REQUESTS: '100000',
    HOSTILE_BODIES: '50000',
    HOSTILE_FRAMES: '50000',
    GUESSES: '1000',
    LONG_TEXTS: '60',
    MUTATIONS: '10000',
    PLAYS: '1000',
    BOTH_LIGHTS: '1',
    ALL_PLANTS: '1',
    SEED: process.env.SEED ?? String(Date.now() % 2 ** 31),
  }
  process.stdout.write(`SEED=${amounts.SEED}\n`)
  await ensureWebBuilt(process.execPath)
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...files]
  const env = { ...process.env, ...amounts }
  const planted = await runNode(process.execPath, ['scripts/check.ts', 'plants'], { cwd: root, env })
  const { code } = await runNode(process.execPath, command, { cwd: root, env })
  return code || planted.code
})
