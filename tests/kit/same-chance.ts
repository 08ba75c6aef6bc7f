import { configureGlobal } from 'fast-check'

// Properties try the same cases in every run of npm test, so that one that fails fails for everybody. npm run soak tries others each time.
configureGlobal({ seed: Number(process.env.SEED ?? 2026) })
