import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { createServer } from 'vite'
import { freePort } from './setup/free-port.ts'
import { main, root, runNode } from './setup/setup.mjs'

// The page comes from Vite, which passes calls on to the server; the server starts anew when its sources change.
main(async () => {
  const { HOST = '127.0.0.1', PORT = '3000' } = readAddress()
  const apiPort = await freePort()
  process.env.API_PORT = String(apiPort)
  const web = await createServer({
    root: join(root, 'apps/web'),
    configFile: join(root, 'apps/web/vite.config.ts'),
    clearScreen: false,
    logLevel: 'warn',
    server: { host: HOST, port: Number(PORT) },
  })
  await web.listen()
  const address = web.resolvedUrls?.local[0] ?? web.resolvedUrls?.network[0]

  const watching = ['--watch', '--watch-preserve-output', '--disable-warning=ExperimentalWarning']
  const { code } = await runNode(process.execPath, [...watching, 'apps/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(apiPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
    // The server's own address is not the one to open.
    onOutput: (_stream, text) =>
      process.stdout.write(text.replace(/^Ramify is ready at .*$/gm, `Ramify for development is at ${address}`)),
  })
  await web.close()
  return code
})

/** From the environment and, where that is silent, from the settings file: as the server itself does. */
function readAddress(): { HOST?: string | undefined; PORT?: string | undefined } {
  const path = resolve(root, process.env.SETTINGS_FILE ?? '.env')
  // A file that is named and missing is the server's to complain about.
  const file = existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {}
  return { HOST: process.env.HOST || file.HOST || undefined, PORT: process.env.PORT || file.PORT || undefined }
}
