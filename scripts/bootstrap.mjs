import { runNode } from './setup/children.mjs'
import { Failure } from './setup/failure.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { main } from './setup/main.mjs'
import { ensureNode } from './setup/node.mjs'
import { root } from './setup/project.mjs'

// node scripts/bootstrap.mjs <script> [arguments…]: runs a script of ours on any machine with Node 18 and npm.
main(async () => {
  const [script, ...args] = process.argv.slice(2)
  if (!script) throw new Failure('Say which script to run: node scripts/bootstrap.mjs <script> [arguments…]')
  const node = await ensureNode()
  await ensureInstalled(node)
  const { code } = await runNode(node.path, [script, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  return code
})
