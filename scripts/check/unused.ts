import { type Check, root } from './check.ts'
import { runTool } from './run-node.ts'

export const unused: Check = () => runTool(root, ['node_modules/knip/bin/knip.js', '--no-progress'])
