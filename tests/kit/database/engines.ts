import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'
import './postgres.setup.ts'

/** An empty place to keep things in: what the server is told as DATABASE_URL and DATA_DIR. */
export interface Store {
  databaseUrl: string | undefined
  dataDir: string
  dispose(): Promise<void>
}

export interface EngineUnderTest {
  name: 'sqlite' | 'postgres'
  fresh(): Promise<Store>
}

/** Both databases, for `describe.each(engines)`. */
export const engines: EngineUnderTest[] = [
  { name: 'sqlite', fresh: freshSqlite },
  { name: 'postgres', fresh: () => freshDatabaseOn(sharedPostgres()) },
]

export async function freshSqlite(): Promise<Store> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ramify-data-'))
  return { databaseUrl: undefined, dataDir, dispose: () => remove(dataDir) }
}

/** The PostgreSQL in which each test that needs one gets a database. */
export function sharedPostgres(): { url: string } {
  const postgres = inject('postgres')
  if ('failure' in postgres) throw new Error(postgres.failure)
  return postgres
}

/** On a PostgreSQL of the test's own. */
export async function freshDatabaseOn(postgres: { url: string }): Promise<Store> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ramify-data-'))
  const name = `test_${randomBytes(8).toString('hex')}`
  await tell(postgres.url, `create database ${name}`)
  return {
    databaseUrl: Object.assign(new URL(postgres.url), { pathname: name }).href,
    dataDir,
    async dispose() {
      await tell(postgres.url, `drop database if exists ${name} with (force)`)
      await remove(dataDir)
    },
  }
}

async function tell(url: string, statement: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true })
