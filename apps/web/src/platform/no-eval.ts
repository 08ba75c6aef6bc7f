// Zod tries whether it may compile code. The content security policy forbids it, and would report every try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
