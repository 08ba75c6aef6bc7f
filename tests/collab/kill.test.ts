// @module-tag never-retried
import { describeKills } from './kill-suite.ts'

// `npm run soak` has more.
describeKills({ sqlite: 1, postgres: 3, cluster: 5 })
