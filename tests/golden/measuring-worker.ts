import { parentPort, workerData } from 'node:worker_threads'
import { fontkitMeasurer } from '@ramify/render'
import { lineBoxes } from './line-boxes.ts'
import type { WorkerAnswer, WorkerOrder } from './measured-elsewhere.ts'

const { cases, maps } = workerData as WorkerOrder
const measurer = fontkitMeasurer()
const boxesOf = async () => (await import('./topic-boxes.ts')).topicBoxes(maps, measurer)
// What places topics takes longer to load than lines to be measured.
const boxes = maps.length > 0 ? await boxesOf() : []
const answer: WorkerAnswer = { lines: lineBoxes(cases, measurer), boxes }
parentPort?.postMessage(answer)
