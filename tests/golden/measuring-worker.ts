import { parentPort, workerData } from 'node:worker_threads'
import { fontkitMeasurer } from '@ramify/render'
import { lineBoxes } from './line-boxes.ts'
import type { WorkerAnswer, WorkerOrder } from './measured-elsewhere.ts'
import { topicBoxes } from './topic-boxes.ts'

const { cases, maps } = workerData as WorkerOrder
const measurer = fontkitMeasurer()
const answer: WorkerAnswer = { lines: lineBoxes(cases, measurer), boxes: topicBoxes(maps, measurer) }
parentPort?.postMessage(answer)
