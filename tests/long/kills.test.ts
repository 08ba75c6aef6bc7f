// @module-tag never-retried
import { describeKills } from '../collab/kill-suite.ts'

describeKills({ sqlite: 300, postgres: 100, cluster: 60 })
