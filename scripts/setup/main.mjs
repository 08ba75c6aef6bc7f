import { endTogether } from './children.mjs'
import { describe } from './failure.mjs'

/**
 * Runs a command of ours: its number is the exit code, and what it cannot do is said in one line.
 * Not to be awaited at the top of a module: Node 18 leaves with 13 while such a wait is open.
 */
export async function main(work) {
  await endTogether()
  try {
    process.exit(await work())
  } catch (error) {
    process.stderr.write(`Ramify: ${describe(error)}\n`)
    process.exit(1)
  }
}
