import { runNode } from './setup/children.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { main } from './setup/main.mjs'
import { ensureNode } from './setup/node.mjs'
import { root } from './setup/project.mjs'
import { ensureWebBuilt } from './setup/web-build.mjs'

main(async () => {
  const node = await ensureNode()
  await ensureInstalled(node)
  await ensureWebBuilt(node.path)
  const server = ['--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts']
  const { code } = await runNode(node.path, server, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  return code
})
