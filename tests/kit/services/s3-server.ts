import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What speaks S3 on this machine: one bucket, in memory, for whoever signs as Amazon asks (SigV4). */
export interface S3Server {
  readonly address: string
  /** What the server under test is told. */
  readonly settings: Record<string, string>
  readonly objects: ReadonlyMap<string, StoredObject>
  /** `errors`: answers 503 to everything. `silence`: takes what comes and answers nothing. */
  trouble: 'none' | 'errors' | 'silence'
  /** So many milliseconds its clock is ahead. */
  ahead: number
  stop(): Promise<void>
}

interface StoredObject {
  body: Buffer
  type: string
  at: Date
}

const bucket = 'pictures'
const region = 'eu-test-1'
const [keyId, secret] = ['test-key-id', 'test-secret/with+signs']
/** Small, so that whoever lists has to go on. */
const pageSize = 3
const clockSkew = 15 * 60_000

class Refusal extends Error {
  readonly status: number

  constructor(status: number, code: string) {
    super(code)
    this.status = status
  }
}

export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, StoredObject>()
  const server = createServer(async (request, response) => {
    try {
      const body = await bodyOf(request)
      if (running.trouble === 'silence') return
      if (running.trouble === 'errors') throw new Refusal(503, 'SlowDown')
      verify(request, body, Date.now() + running.ahead)
      answer(objects, request, body, response)
    } catch (error) {
      // What was cut off is no request: nothing of it is kept.
      if (error instanceof Refusal) send(response, error.status, `<Error><Code>${error.message}</Code></Error>`)
      else response.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const running: S3Server = {
    address,
    settings: {
      S3_ENDPOINT: address,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: keyId,
      S3_SECRET_ACCESS_KEY: secret,
      S3_FORCE_PATH_STYLE: 'on',
    },
    objects,
    trouble: 'none',
    ahead: 0,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return running
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const body = Buffer.concat(await request.toArray())
  if (!request.complete) throw new Error('cut off')
  return body
}

function answer(
  objects: Map<string, StoredObject>,
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): void {
  const { pathname, searchParams } = new URL(url, 'http://s3')
  const [, named, ...rest] = pathname.split('/')
  if (named !== bucket) throw new Refusal(404, 'NoSuchBucket')
  const key = decodeURIComponent(rest.join('/'))
  if (key === '') {
    if (method !== 'GET' || searchParams.get('list-type') !== '2') throw new Refusal(501, 'NotImplemented')
    send(response, 200, listing(objects, searchParams.get('continuation-token') ?? ''))
  } else if (method === 'PUT') {
    if (headers['content-length'] === undefined) throw new Refusal(411, 'MissingContentLength')
    objects.set(key, { body, type: headers['content-type'] ?? '', at: new Date() })
    send(response, 200)
  } else if (method === 'DELETE') {
    objects.delete(key)
    send(response, 204)
  } else {
    if (method !== 'GET' && method !== 'HEAD') throw new Refusal(405, 'MethodNotAllowed')
    const found = objects.get(key)
    if (!found) throw new Refusal(404, 'NoSuchKey')
    const disposition = searchParams.get('response-content-disposition')
    response.writeHead(200, {
      'content-type': found.type,
      'content-length': found.body.byteLength,
      ...(disposition && { 'content-disposition': disposition }),
    })
    response.end(method === 'GET' ? found.body : undefined)
  }
}

function listing(objects: ReadonlyMap<string, StoredObject>, after: string): string {
  const keys = [...objects.keys()].sort().filter((key) => key > after)
  const page = keys.slice(0, pageSize)
  const contents = page.map((key) => {
    const { body, at } = objects.get(key) as StoredObject
    return `<Contents><Key>${key}</Key><Size>${body.byteLength}</Size><LastModified>${at.toISOString()}</LastModified></Contents>`
  })
  const isTruncated = page.length < keys.length
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<ListBucketResult>${contents.join('')}<IsTruncated>${isTruncated}</IsTruncated>${next}</ListBucketResult>`
}

function send(response: ServerResponse, status: number, xml = ''): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(xml && `<?xml version="1.0" encoding="UTF-8"?>${xml}`)
}

/** Refuses what is not signed with the secret, over these headers, this path, this query and these bytes. */
function verify(request: IncomingMessage, body: Buffer, now: number): void {
  const { searchParams } = new URL(request.url ?? '', 'http://s3')
  if (searchParams.has('X-Amz-Signature')) verifyAddress(request, searchParams, now)
  else verifyHeaders(request, body, now)
}

function verifyHeaders(request: IncomingMessage, body: Buffer, now: number): void {
  const { headers } = request
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const must = ['host', 'x-amz-content-sha256', 'x-amz-date']
  if (!must.every((name) => names.split(';').includes(name))) throw new Refusal(403, 'AccessDenied')
  const at = String(headers['x-amz-date'])
  if (!(Math.abs(now - timeOf(at)) < clockSkew)) throw new Refusal(403, 'RequestTimeTooSkewed')
  const payload = String(headers['x-amz-content-sha256'])
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) throw new Refusal(400, 'XAmzContentSHA256Mismatch')
  verifySignature(request, { credential, names, signature, at, payload })
}

/** The same of an address that is signed itself: for one GET, until its time is over. */
function verifyAddress(request: IncomingMessage, query: URLSearchParams, now: number): void {
  const given = (name: string) => query.get(`X-Amz-${name}`) ?? ''
  const at = given('Date')
  if (!(now < timeOf(at) + Number(given('Expires')) * 1000)) throw new Refusal(403, 'AccessDenied')
  verifySignature(request, {
    credential: given('Credential'),
    names: given('SignedHeaders'),
    signature: given('Signature'),
    at,
    payload: 'UNSIGNED-PAYLOAD',
  })
}

interface Signed {
  credential: string
  names: string
  signature: string
  at: string
  payload: string
}

function verifySignature(
  { method = '', url = '', headers }: IncomingMessage,
  { credential, names, signature, at, payload }: Signed,
): void {
  const [id, date = ''] = credential.split('/')
  const scope = `${date}/${region}/s3/aws4_request`
  if (id !== keyId || credential !== `${keyId}/${scope}`) throw new Refusal(403, 'InvalidAccessKeyId')
  if (!at.startsWith(date)) throw new Refusal(403, 'RequestTimeTooSkewed')
  const { pathname, searchParams } = new URL(url, 'http://s3')
  const canonical = [
    method,
    pathname,
    [...searchParams]
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&'),
    ...names.split(';').map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}`,
    ),
    '',
    names,
    payload,
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  const key = [date, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`)
  const right = hmac(key, text)
  const given = Buffer.from(signature, 'hex')
  if (given.length !== right.length || !timingSafeEqual(right, given)) throw new Refusal(403, 'SignatureDoesNotMatch')
}

const timeOf = (at: string) => Date.parse(at.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
