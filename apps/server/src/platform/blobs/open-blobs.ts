import { join } from 'node:path'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Blobs } from './blobs.ts'
import { folderBlobs, tidyFolder } from './folder-blobs.ts'
import type { S3Settings } from './settings.ts'

export interface WatchedBlobs extends Blobs {
  /** `degraded` from a failure to the next thing that works. */
  health: () => 'ok' | 'degraded'
}

interface Options {
  /** Null: in the data folder. */
  s3: S3Settings | null
  dataDir: string
  log: Log
  metrics: Metrics
}

/** The one place for blobs, wherever the settings put it. */
export async function openBlobs({ s3, dataDir, log, metrics }: Options): Promise<WatchedBlobs> {
  const watched = watch(s3 ? await inBucket(s3) : inFolder(join(dataDir, 'blobs'), log), log, metrics)
  // A wrong secret shall be known before somebody's first picture.
  watched.head('0'.repeat(32)).catch(() => undefined)
  return watched
}

/** Loaded only where it is wanted: it is large. */
async function inBucket(settings: S3Settings): Promise<Blobs> {
  const { s3Blobs } = await import('./s3-blobs.ts')
  return s3Blobs(settings)
}

function inFolder(folder: string, log: Log): Blobs {
  tidyFolder(folder).catch((error) => log.warn({ err: error }, 'half-written blobs not removed'))
  return folderBlobs(folder)
}

function watch(blobs: Blobs, log: Log, metrics: Metrics): WatchedBlobs {
  const failures = metrics.counter('ramify_blobs_failed_total', 'Blobs that could not be written, read or removed')
  let healthy = true
  const watched =
    <Arguments extends unknown[], Result>(act: string, run: (...given: Arguments) => Promise<Result>) =>
    async (...given: Arguments): Promise<Result> => {
      try {
        const result = await run(...given)
        healthy = true
        return result
      } catch (error) {
        healthy = false
        failures.add()
        log.error({ err: error, act }, 'blobs fail')
        throw error
      }
    }
  return {
    put: watched('put', blobs.put),
    get: watched('get', blobs.get),
    head: watched('head', blobs.head),
    addressOf: watched('address', blobs.addressOf),
    remove: watched('remove', blobs.remove),
    list: blobs.list,
    close: blobs.close,
    health: () => (healthy ? 'ok' : 'degraded'),
  }
}
