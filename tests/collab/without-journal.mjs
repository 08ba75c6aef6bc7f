import { registerHooks } from 'node:module'

// Loaded before the server (--import): it gets a journal that forgets, and nothing of the server itself is changed.
registerHooks({
  resolve(specifier, context, next) {
    const isJournal = specifier === './journal.ts' && context.parentURL?.endsWith('/documents/index.ts')
    return next(isJournal ? new URL('./forgetful-journal.ts', import.meta.url).href : specifier, context)
  },
})
