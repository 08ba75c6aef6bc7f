import { cases } from './cases.ts'

/** One case in this process: how long it takes, the first time, and how much memory the process took at most. */
const [name, size] = process.argv.slice(2)
const chosen = cases.find((each) => each.name === name)
if (!chosen) throw new Error(`There is no case ${name}.`)
const run = await chosen.prepare(Number(size))
const processor = process.cpuUsage()
const before = performance.now()
const { bytes } = await run()
const ms = performance.now() - before
const { user, system } = process.cpuUsage(processor)
process.stdout.write(
  JSON.stringify({ ms, processorMs: (user + system) / 1000, bytes, megabytes: process.resourceUsage().maxRSS / 1024 }),
)
