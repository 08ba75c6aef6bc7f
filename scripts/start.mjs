import { runNode } from './setup/children.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { main } from './setup/main.mjs'
import { ensureNode } from './setup/node.mjs'
import { root } from './setup/project.mjs'
import { serverEnvironment, serverFlags } from './setup/server-environment.mjs'
import { supervise } from './setup/supervise.mjs'
import { ensureWebBuilt } from './setup/web-build.mjs'

const server = [...serverFlags, 'apps/server/src/main.ts']

main(async () => {
  const node = await ensureNode()
  await ensureInstalled(node)
  await ensureWebBuilt(node.path)
  const runServer = ({ port, onReady }) =>
    runNode(node.path, server, {
      cwd: root,
      env: {
        ...serverEnvironment,
        ...process.env,
        ...(port !== undefined && { PORT: String(port) }),
      },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      onMessage: ({ type, port: itsPort }) => {
        if (type === 'ready') onReady(itsPort)
      },
    })
  return supervise(runServer, { print: (line) => process.stdout.write(line) })
})
