import type { FlowShape } from '../flow-shape.ts'
import { card } from './card.ts'
import { data } from './data.ts'
import { database } from './database.ts'
import { display } from './display.ts'
import { document } from './document.ts'
import { internalStorage } from './internal-storage.ts'
import { multiDocument } from './multi-document.ts'
import { storedData } from './stored-data.ts'
import { tape } from './tape.ts'

/** What a flow works with, in the order people are shown them. */
export const dataShapes: readonly FlowShape[] = [
  data,
  document,
  multiDocument,
  database,
  storedData,
  internalStorage,
  display,
  card,
  tape,
]
