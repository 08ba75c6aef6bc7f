import type { z } from 'zod'
import { wholeNumber } from '../../platform/settings/platform-settings.ts'
import type { Bounds } from './versions/schedule.ts'
import { scheduleSetting, usualSchedule } from './versions/schedule-setting.ts'

/** How much of the server live editing may take: what nobody reaches who works, and an attacker soon. */
export const documentSettings = {
  SOCKETS_PER_PERSON: wholeNumber(1, 10_000).default(50),
  /** Of one address on the network, or one network of IPv6: an office shares it. */
  SOCKETS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(1_000),
  /** Of the thread that answers everybody, in milliseconds a second, after ten times as much at once. */
  EFFORT_PER_PERSON: wholeNumber(1, 1_000).default(200),
  /** Megabytes of documents that somebody has open; each takes the server some times as much. */
  OPEN_MEGABYTES_PER_PERSON: wholeNumber(12, 100_000).default(48),
  /** Authors that a document has not met: a change has one or two, work brought from elsewhere some dozens. */
  AUTHORS_PER_CHANGE: wholeNumber(1, 1_000_000).default(8),
  AUTHORS_PER_SYNC: wholeNumber(1, 1_000_000).default(64),
  AUTHORS_PER_DOCUMENT: wholeNumber(1, 1_000_000).default(20_000),
  /** Milliseconds of a processor that a change, and a whole document, may take to be read, and some more for each megabyte. */
  CHANGE_READ_MS: wholeNumber(1, 60_000).default(400),
  DOCUMENT_READ_MS: wholeNumber(1, 60_000).default(400),
  /** Threads that hold the open documents; usually one less than there are processors. */
  ROOM_THREADS: wholeNumber(1, 256).optional(),
  /** Milliseconds of a processor after which a document that holds its thread up is cut off, and some more for each megabyte. */
  ROOM_JOB_MS: wholeNumber(100, 600_000).default(2_000),
  /** Which automatic versions of a document are kept. */
  VERSION_SCHEDULE: scheduleSetting.prefault(usualSchedule),
  /** Megabytes of them. */
  VERSION_MEGABYTES_PER_DOCUMENT: wholeNumber(1, 100_000).default(32),
  /** How long named versions are kept that were made on a free plan. */
  FREE_VERSION_DAYS: wholeNumber(1, 36_500).default(15),
}

const day = 24 * 60 * 60_000

export interface DocumentLimits {
  socketsPerPerson: number
  socketsPerAddress: number
  effortPerPerson: number
  openBytesPerPerson: number
  authors: { change: number; sync: number; document: number }
  changeReadMs: number
  documentReadMs: number
  /** As many as there are processors, but one, where it is not said. */
  roomThreads: number | undefined
  roomJobMs: number
  versions: Bounds
}

type Settings = z.output<z.ZodObject<typeof documentSettings>>

export const documentLimits = (settings: Settings): DocumentLimits => ({
  socketsPerPerson: settings.SOCKETS_PER_PERSON,
  socketsPerAddress: settings.SOCKETS_PER_ADDRESS,
  effortPerPerson: settings.EFFORT_PER_PERSON,
  openBytesPerPerson: settings.OPEN_MEGABYTES_PER_PERSON * 1024 * 1024,
  authors: {
    change: settings.AUTHORS_PER_CHANGE,
    sync: settings.AUTHORS_PER_SYNC,
    document: settings.AUTHORS_PER_DOCUMENT,
  },
  changeReadMs: settings.CHANGE_READ_MS,
  documentReadMs: settings.DOCUMENT_READ_MS,
  roomThreads: settings.ROOM_THREADS,
  roomJobMs: settings.ROOM_JOB_MS,
  versions: {
    schedule: settings.VERSION_SCHEDULE,
    mostBytes: settings.VERSION_MEGABYTES_PER_DOCUMENT * 1024 * 1024,
    freeNamedMs: settings.FREE_VERSION_DAYS * day,
  },
})
