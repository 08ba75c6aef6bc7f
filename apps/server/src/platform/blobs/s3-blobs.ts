import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { saveAs } from '../http/save-as.ts'
import { type Blobs, checkKey, isKey, type ListedBlob } from './blobs.ts'
import type { S3Settings } from './settings.ts'

/** Blobs as objects of a bucket. What S3 calls a put is there whole or not at all. */
export function s3Blobs({ bucket, endpoint, region, credentials, forcePathStyle }: S3Settings): Blobs {
  const client = new S3Client({
    region,
    forcePathStyle,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    // Others that speak S3 do not know the checksums that Amazon's does.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // What fails is logged by whoever asked.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
  })
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) })
  return {
    put: async (key, Body, { size, type }) => {
      const put = new PutObjectCommand({ ...at(key), Body, ContentLength: size, ContentType: type })
      const failed = new AbortController()
      // The client sends what comes and does not listen for more: the failure would be nobody's and end the process.
      if (Body instanceof Readable) Body.once('error', (error) => failed.abort(error))
      try {
        await client.send(put, { abortSignal: failed.signal })
      } catch (error) {
        throw failed.signal.aborted ? failed.signal.reason : error
      }
    },

    get: async (key) => {
      const found = await ifThere(client.send(new GetObjectCommand(at(key))))
      if (!found) return null
      const { Body, ContentLength: size } = found
      if (!(Body instanceof Readable) || size === undefined) throw new Error('S3 answers without a blob or its size')
      return { size, stream: Body }
    },

    head: async (key) => {
      const found = await ifThere(client.send(new HeadObjectCommand(at(key))))
      return found && { size: found.ContentLength ?? 0 }
    },

    // Opened by itself it is saved, as from our own routes (T28).
    addressOf: (key, { seconds, name }) => {
      const get = new GetObjectCommand({ ...at(key), ResponseContentDisposition: saveAs(name) })
      return getSignedUrl(client, get, { expiresIn: seconds })
    },

    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)))
    },

    list: () => listBucket(client, bucket),
    close: () => client.destroy(),
  }
}

const silent = () => undefined

async function* listBucket(client: S3Client, bucket: string): AsyncGenerator<ListedBlob> {
  let next: string | undefined
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, ...(next !== undefined && { ContinuationToken: next }) }),
    )
    for (const { Key: key = '', Size: size = 0, LastModified } of page.Contents ?? []) {
      if (isKey(key)) yield { key, size, at: LastModified?.getTime() ?? 0 }
    }
    next = page.IsTruncated ? page.NextContinuationToken : undefined
  } while (next !== undefined)
}

async function ifThere<Result>(asked: Promise<Result>): Promise<Result | null> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** A bucket that is missing is no blob that is missing: that would look as if everything had been lost. */
const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound')
