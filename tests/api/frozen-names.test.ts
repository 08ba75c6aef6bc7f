import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { migrations } from '../../apps/server/migrations/index.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { expectKept } from '../compat/expect-frozen.ts'
import { apiClient, newPerson } from '../kit/api.ts'
import { freshDatabase } from '../kit/database/database.ts'
import { type EngineUnderTest, engines, freshSqlite } from '../kit/database/engines.ts'
import { png } from '../kit/pictures.ts'
import { type RunningServer, spawnServer, startServer } from '../kit/server/server.ts'

const [sqlite] = engines as [EngineUnderTest]
/** What the build of commit c8a3f23 had. Lines are added with a release; none is changed to make a test pass. */
const linesOf = (name: string) =>
  readFileSync(new URL(`../compat/fixtures/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
const words = (list: string) => list.trim().split(/\s+/)

const settings = words(`
  PORT HOST DATA_DIR DATABASE_URL WEB_DIR LOG_LEVEL SESSION_DAYS TRUSTED_PROXIES JSON_VALUES JSON_DEPTH CALLS_PER_PERSON
  CONNECTIONS_PER_ADDRESS UNREAD_ANSWER_SECONDS METRICS METRICS_TOKEN S3_BUCKET S3_ENDPOINT S3_REGION S3_ACCESS_KEY_ID
  S3_SECRET_ACCESS_KEY S3_FORCE_PATH_STYLE SMTP_URL MAIL_FROM SMS_URL SMS_BODY SMS_KEY BRANDS OAUTH_WEIXIN_ID
  OAUTH_WEIXIN_SECRET OAUTH_DINGTALK_ID OAUTH_DINGTALK_SECRET OAUTH_QQ_ID OAUTH_QQ_SECRET OAUTH_WEIBO_ID OAUTH_WEIBO_SECRET
  OAUTH_GOOGLE_ID OAUTH_GOOGLE_SECRET OAUTH_APPLE_ID OAUTH_APPLE_SECRET OAUTH_FACEBOOK_ID OAUTH_FACEBOOK_SECRET
  OAUTH_TWITTER_ID OAUTH_TWITTER_SECRET OIDC_ISSUERS PASSWORD_MIN PASSWORD_MAX REGISTER_CODE REGISTRATIONS_PER_HOUR
  CODES_PER_HOUR SMS_PER_DAY MAILS_PER_DAY MEMBERSHIP EDITION PLANS SOCKETS_PER_PERSON SOCKETS_PER_ADDRESS EFFORT_PER_PERSON
  OPEN_MEGABYTES_PER_PERSON AUTHORS_PER_CHANGE AUTHORS_PER_SYNC AUTHORS_PER_DOCUMENT CHANGE_READ_MS DOCUMENT_READ_MS
  CONTENT_INLINE_BYTES STORAGE_PER_PERSON RESOURCE_URLS FEEDBACK_TO
`)
const metrics = words(`
  ramify_journal_appended_total:counter ramify_journal_failed_total:counter ramify_journal_commit_seconds:histogram
  ramify_journal_healthy:gauge ramify_journal_waiting:gauge ramify_compactions_total:counter
  ramify_compactions_failed_total:counter ramify_sockets:gauge ramify_open_documents:gauge ramify_document_authors:gauge
  ramify_blobs_failed_total:counter ramify_http_request_seconds:histogram
`)

/** Those that a call can be refused with. */
const errnos = words(`
  -102 -103 -104 -111 -200 -204 -205 -206 -213 -215 -220 -221 -303 -305 -400 -405 -409 -413 -429 -500 -503
`)

describe('names that a server is known by', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ engine: sqlite, env: { METRICS: 'on' } })
  })
  afterAll(() => server?.stop())

  it('are its settings', async () => {
    const store = await freshSqlite()
    onTestFinished(() => store.dispose())
    const file = join(store.dataDir, 'settings')
    writeFileSync(file, 'NO_SETTING=1\n')
    // It refuses to start, and says which settings it knows.
    const refused = spawnServer(store, { SETTINGS_FILE: file })
    const [said] = await Promise.all([text(refused.stderr as NodeJS.ReadableStream), once(refused, 'close')])
    expectKept(words((/Known: (.*)\.$/m.exec(said)?.[1] ?? '').replaceAll(',', ' ')), settings)
  })

  it('are its metrics', async () => {
    const { api } = await newPerson(server.address)
    await api('/ls', {})
    const told = await (await fetch(`${server.address}/metrics`)).text()
    const types = [...told.matchAll(/^# TYPE (ramify_\w+) (\w+)$/gm)].map(([, name, type]) => `${name}:${type}`)
    expectKept(types, metrics)
    expect(told).toMatch(/^ramify_http_request_seconds_count\{path="\/api\/ls",status="200"\} 1$/m)
  })

  it('are its files in the data folder', async () => {
    await apiClient(server.address)('/passport/captcha', { email: 'somebody@example.com', scene: 'register' })
    const person = await newPerson(server.address)
    const { body } = await fetch(`${server.address}/api/user/avatar`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'image/png' },
      body: new Uint8Array(await png()),
    })
    await body?.cancel()
    expectKept(readdirSync(server.store.dataDir), ['ramify.sqlite', 'blobs', 'outbox'])
  })

  it('are its calls, and the fields of what they take and give', async () => {
    const description: OpenApi = await (await fetch(`${server.address}/api/openapi.json`)).json()
    const frozen = linesOf('calls.txt').flatMap((line) => {
      const [method, path, ...fields] = words(line)
      return [`${method} ${path}`, ...fields.map((field) => `${method} ${path} ${field}`)]
    })
    expect(frozen).toContain('post /touch answer.data.file_guid')
    expectKept(callsOf(description), frozen)
    const refusals = answersOf(description).flatMap(({ oneOf: [, refused] = [] }) =>
      Object.values(refused?.properties ?? {}),
    )
    const numbers = refusals.flatMap(({ enum: each = [] }) => each)
    expectKept(numbers.map(String), errnos)
  })
})

describe('landed migrations', () => {
  it('have their names and make the tables they made', async () => {
    const [landed, schema] = [linesOf('migrations.txt'), linesOf('schema.sql')]
    expectKept(Object.keys(migrations), landed)
    expect(Object.keys(migrations).sort().slice(0, landed.length), 'A migration came in between').toEqual(landed)
    const { database, dispose } = await freshDatabase(sqlite)
    onTestFinished(dispose)
    const steps = Object.entries(migrations).filter(([name]) => landed.includes(name))
    await migrate(database, Object.fromEntries(steps))
    const { rows } = await sql<{ statement: string }>`
      select sql as statement from sqlite_schema where sql is not null and name not like 'kysely%' and name not like 'sqlite%'
      order by type, name`.execute(database.tables())
    // In single quotes are those that SQLite makes for its own search.
    const statements = rows
      .map(({ statement }) => statement.replace(/\s+/g, ' '))
      .filter((each) => !/^CREATE TABLE '/.test(each))
    const why = 'A landed migration makes something else than it did: databases that have run it stay as they are'
    expect(
      statements.map((each) => `${each};`),
      why,
    ).toEqual(schema)
  })
})

interface OpenApi {
  paths: Record<string, Record<string, Operation>>
}

interface Operation {
  requestBody?: { content?: Content }
  responses: Record<string, { content?: Content }>
}

type Content = Record<string, { schema?: Schema }>

interface Schema {
  enum?: unknown[]
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}

const answersOf = ({ paths }: OpenApi): Schema[] =>
  Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ responses }) => responses['200']?.content?.['application/json']?.schema ?? [])

/** `post /touch body.file_name`, `post /touch data.file_guid` and the like. */
function callsOf({ paths }: OpenApi): string[] {
  const lines = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody, responses }]) => {
      const body = requestBody?.content?.['application/json']?.schema ?? {}
      const [success = {}] = responses['200']?.content?.['application/json']?.schema?.oneOf ?? []
      const fields = [...fieldsOf(body, 'body'), ...fieldsOf(success, 'answer')]
      return [`${method} ${path}`, ...fields.map((field) => `${method} ${path} ${field}`)]
    }),
  )
  return lines
}

function fieldsOf({ properties = {}, items, oneOf = [], anyOf = [], allOf = [] }: Schema, at: string): string[] {
  const own = Object.entries(properties).flatMap(([name, schema]) => [
    `${at}.${name}`,
    ...fieldsOf(schema, `${at}.${name}`),
  ])
  const others = [...oneOf, ...anyOf, ...allOf].flatMap((each) => fieldsOf(each, at))
  return [...own, ...others, ...(items ? fieldsOf(items, `${at}[]`) : [])]
}
