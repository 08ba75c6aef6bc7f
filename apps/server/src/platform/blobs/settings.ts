import { z } from 'zod'
import { SettingsError } from '../settings/read-settings.ts'

export const blobSettings = {
  /** Blobs lie in this bucket instead of the data folder. */
  S3_BUCKET: z
    .string()
    .regex(/^[a-zA-Z0-9][a-zA-Z0-9._-]{1,61}[a-zA-Z0-9]$/, 'must be the name of a bucket')
    .optional(),
  /** For what speaks S3 and is not Amazon's. */
  S3_ENDPOINT: z
    .string()
    .refine((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? ''), 'must be an http(s)://… address')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** `on`: the bucket is named in the path, not in the host's name. */
  S3_FORCE_PATH_STYLE: z.enum(['on', 'off'], 'must be on or off').default('off'),
}

type Given = z.output<z.ZodObject<typeof blobSettings>>

export interface S3Settings {
  bucket: string
  endpoint: string | undefined
  region: string
  /** Without them they are looked for where Amazon's machines have them. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  forcePathStyle: boolean
}

/** Null: blobs lie in the data folder. */
export function s3Settings(given: Given): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = given
  if (bucket === undefined) {
    if (endpoint ?? id ?? secret) throw new SettingsError(['S3_BUCKET is missing beside the other settings of S3.'])
    return null
  }
  if ((id === undefined) !== (secret === undefined)) {
    throw new SettingsError(['S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be given both or not at all.'])
  }
  return {
    bucket,
    endpoint,
    region: given.S3_REGION,
    credentials: id !== undefined && secret !== undefined ? { accessKeyId: id, secretAccessKey: secret } : undefined,
    forcePathStyle: given.S3_FORCE_PATH_STYLE === 'on',
  }
}
