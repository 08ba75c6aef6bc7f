import type { TestProject } from 'vitest/node'
import findBrowser from './browser/chromium.setup.ts'
import buildEditor from './editor.setup.ts'
import bundleServer from './server/server-bundle.setup.ts'
import startSharedServer from './server/shared-server.setup.ts'

/** What journeys need, made at once: one after the other, most of the time a core would have nothing to do. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serve = async () => {
    await bundleServer()
    return startSharedServer(project)
  }
  const [stopServer, removeEditor] = await Promise.all([serve(), buildEditor(project), findBrowser(project)])
  return async () => {
    await Promise.all([stopServer(), removeEditor()])
  }
}
