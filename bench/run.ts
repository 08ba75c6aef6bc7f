import { installWhenNeeded } from './drive/install.ts'

// Only after installing can the rest be loaded: it imports what is installed.
await installWhenNeeded()
const [what, ...rest] = process.argv.slice(2)
if (what === 'desk') {
  const { measureDesk } = await import('./desk/main.ts')
  process.exitCode = await measureDesk()
} else if (what === 'sync') {
  const { measureSync } = await import('./sync/main.ts')
  process.exitCode = await measureSync(rest)
} else if (what === 'load') {
  const { measureLoad } = await import('./load/main.ts')
  process.exitCode = await measureLoad(rest)
} else if (what === 'flowcharts') {
  const { measureFlowcharts } = await import('./flowcharts/main.ts')
  process.exitCode = await measureFlowcharts(rest)
} else if (what === 'people') {
  const { measurePeople } = await import('./people/main.ts')
  process.exitCode = await measurePeople(rest)
} else if (what === 'lists') {
  const { measureLists } = await import('./lists/main.ts')
  process.exitCode = await measureLists(rest)
} else if (what === 'opening') {
  const { measureOpening } = await import('./opening/main.ts')
  process.exitCode = await measureOpening(rest)
} else if (what === 'phone') {
  const { measurePhone } = await import('./phone/main.ts')
  process.exitCode = await measurePhone()
} else if (what === 'exports') {
  const { measureExports } = await import('./exports/main.ts')
  process.exitCode = await measureExports(rest)
} else {
  const { main } = await import('./drive/main.ts')
  process.exitCode = await main(what === undefined ? [] : [what, ...rest])
}
