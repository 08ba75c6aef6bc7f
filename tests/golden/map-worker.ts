import { parentPort, workerData } from 'node:worker_threads'
import { fontkitMeasurer } from '@ramify/render'
import type { GoldenMap } from './golden-maps.ts'
import { topicBoxes } from './topic-boxes.ts'

parentPort?.postMessage(topicBoxes(workerData as GoldenMap[], fontkitMeasurer()))
