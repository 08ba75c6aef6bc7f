import { main, root, runNode } from './setup/setup.mjs'

// npm run soak: what npm test proves with ten kills, with fifty. npm run soak -- 200: with as many as one likes.
main(async () => {
  const kills = process.argv[2] ?? '50'
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--project=server', 'tests/collab/kill.test.ts']
  const { code } = await runNode(process.execPath, command, { cwd: root, env: { ...process.env, KILLS: kills } })
  return code
})
