import { parentPort, workerData } from 'node:worker_threads'
import { fontkitMeasurer } from '@ramify/render'
import type { GoldenCase } from './cases.ts'
import { lineBoxes } from './line-boxes.ts'

parentPort?.postMessage(lineBoxes(workerData as GoldenCase[], fontkitMeasurer()))
