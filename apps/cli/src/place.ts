import type { Blobs } from '../../server/src/platform/blobs/blobs.ts'
import { openBlobs } from '../../server/src/platform/blobs/open-blobs.ts'
import { blobSettings, type S3Settings, s3Settings } from '../../server/src/platform/blobs/settings.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createMetrics } from '../../server/src/platform/metrics.ts'
import { platformSettings } from '../../server/src/platform/settings/platform-settings.ts'
import { readSettings } from '../../server/src/platform/settings/read-settings.ts'
import { Failure, oneLine } from './failure.ts'

/** Where a server with the same settings keeps what people made. */
export interface Place {
  url: string | undefined
  dataDir: string
  s3: S3Settings | null
}

export function readPlace(environment: Record<string, string | undefined>): Place {
  const { DATABASE_URL, DATA_DIR } = platformSettings
  const settings = readSettings({ DATABASE_URL, DATA_DIR, ...blobSettings }, environment, { some: true })
  return { url: settings.DATABASE_URL, dataDir: settings.DATA_DIR, s3: s3Settings(settings) }
}

/** Does something that stands or falls with the database; when it falls, the setting is named. */
export async function withDatabaseContext<Result>(
  { url, dataDir }: Place,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(`${url ? 'DATABASE_URL' : `DATA_DIR ${dataDir}`} cannot be used: ${oneLine(error)}`)
  }
}

export function blobsOf({ s3, dataDir }: Place): Promise<Blobs> {
  return openBlobs({ s3, dataDir, log: createLog('silent'), metrics: createMetrics({ ofProcess: false }) })
}
