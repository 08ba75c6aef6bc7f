import type { FlowShape } from '../flow-shape.ts'
import { annotation } from './annotation.ts'
import { collate } from './collate.ts'
import { connector } from './connector.ts'
import { decision } from './decision.ts'
import { delay } from './delay.ts'
import { extract } from './extract.ts'
import { manualInput } from './manual-input.ts'
import { manualOperation } from './manual-operation.ts'
import { merge } from './merge.ts'
import { offPage } from './off-page.ts'
import { or } from './or.ts'
import { predefinedProcess } from './predefined-process.ts'
import { preparation } from './preparation.ts'
import { process } from './process.ts'
import { sort } from './sort.ts'
import { summingJunction } from './summing-junction.ts'
import { terminator } from './terminator.ts'

/** What happens in a flow, in the order people are shown them. */
export const flow: readonly FlowShape[] = [
  process,
  terminator,
  decision,
  predefinedProcess,
  manualInput,
  manualOperation,
  preparation,
  delay,
  connector,
  offPage,
  merge,
  extract,
  collate,
  sort,
  or,
  summingJunction,
  annotation,
]
