import { fileURLToPath } from 'node:url'
import { type Check, root } from './check.ts'
import { runTool } from './run-node.ts'

const program = fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome'))

export const biome: Check = () => runTool(root, [program, 'check', '--error-on-warnings', '--max-diagnostics=none'])
