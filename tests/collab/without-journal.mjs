import { registerHooks } from 'node:module'

const declaration = 'function createJournal('
/** Says that everything is on disk, with the number it would have there, and writes nothing. */
const forgetful = `${declaration}options) {
  const counts = new Map()
  const append = async ({ fileId }) => {
    counts.set(fileId, (counts.get(fileId) ?? 0) + 1)
    return counts.get(fileId)
  }
  return { ...createRealJournal(options), healthy: true, append }
}
function createRealJournal(`

// Loaded before the server (--import): it gets a journal that forgets, and nothing else of the server is changed.
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('/server-under-test/main.mjs')) return loaded
    const [before, after, ...more] = String(loaded.source).split(declaration)
    if (after === undefined || more.length > 0) throw new Error('The server has no one journal')
    return { ...loaded, source: before + forgetful + after }
  },
})
