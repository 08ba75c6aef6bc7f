import { registerHooks } from 'node:module'

const declaration = 'function createJournal('
/** Gives a change its number and says that it is on disk at once, and writes it a little later. */
const early = `${declaration}options) {
  const journal = createRealJournal(options)
  const lastNumbers = new Map()
  const append = async (entry) => {
    const { fileId, after } = entry
    const last = lastNumbers.get(fileId)
    if (last === undefined || after !== undefined) {
      const number = await journal.append(entry)
      lastNumbers.set(fileId, Math.max(number, lastNumbers.get(fileId) ?? 0))
      return number
    }
    lastNumbers.set(fileId, last + 1)
    setTimeout(() => journal.append(entry).catch(() => undefined), 50)
    return last + 1
  }
  return { ...journal, healthy: true, append }
}
function createRealJournal(`

// Loaded before the server (--import): it gets a journal that acknowledges before the commit, and nothing else of the server is changed.
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('/server-under-test/main.mjs')) return loaded
    const [before, after, ...more] = String(loaded.source).split(declaration)
    if (after === undefined || more.length > 0) throw new Error('The server has no one journal')
    return { ...loaded, source: before + early + after }
  },
})
