import { main, root, runNode } from './setup/setup.mjs'

// npm run soak: what npm test proves with a few kills and hostile requests, with many. npm run soak -- 200 sets the number of kills.
main(async () => {
  const files = ['tests/collab/kill.test.ts', 'tests/api/hostile-requests.test.ts']
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--project=server', ...files]
  const amounts = {
    KILLS: process.argv[2] ?? '50',
    HOSTILE_REQUESTS: '100000',
    SEED: process.env.SEED ?? String(Date.now() % 2 ** 31),
  }
  const { code } = await runNode(process.execPath, command, { cwd: root, env: { ...process.env, ...amounts } })
  return code
})
