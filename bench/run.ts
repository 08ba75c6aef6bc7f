import { installWhenNeeded } from './drive/install.ts'

// Only after installing can the rest be loaded: it imports what is installed.
await installWhenNeeded()
const { main } = await import('./drive/main.ts')
process.exitCode = await main(process.argv.slice(2))
