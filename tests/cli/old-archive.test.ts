import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { expectKept } from '../compat/expect-frozen.ts'
import { backupPath, expected } from '../compat/fixtures.ts'
import { apiClient } from '../kit/api.ts'
import { engines } from '../kit/database/engines.ts'
import { ramifyInProcess } from '../kit/server/ramify.ts'
import { startServer } from '../kit/server/server.ts'

const { email, password, voyageId, crewId, before } = expected

// The archive is never made again to make this pass: see tests/compat/record-profile.ts.
describe.each(engines)('a backup of an earlier build on $name', (engine) => {
  it('restores, is served as it was, and is backed up again with the same entries and fields', async () => {
    const store = await engine.fresh()
    const server = await startServer({
      engine: {
        name: engine.name,
        fresh: async () => {
          const { code, stderr } = await ramifyInProcess(store, 'restore', backupPath)
          expect(code, stderr).toBe(0)
          return store
        },
      },
    })
    onTestFinished(() => server.stop())
    const { api_token } = await apiClient(server.address)('/passport/login', { email, password })
    const { token } = await apiClient(server.address)('/login', { api_token })
    const api = apiClient(server.address, token)
    expect((await api('/ls', {})).files.map(({ file_name }) => file_name).sort()).toEqual(['Crew', 'Voyage'])
    expect((await api('/user/info', {})).settings).toMatchObject({ theme: 'dark' })
    expect(await api('/open', { file_guid: voyageId })).toMatchObject(before.voyage)
    expect(await api('/open', { file_guid: crewId })).toMatchObject(before.crew)
    const [picture] = before.voyage.content.resources as { resource_id: string }[]
    const answer = await fetch(`${server.address}/api/resources/${voyageId}/${picture?.resource_id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 48, height: 32 })

    const folder = await mkdtemp(join(tmpdir(), 'ramify-backup-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const again = join(folder, 'again.tar')
    expect(await ramifyInProcess(store, 'backup', again)).toMatchObject({ code: 0 })
    const [old, young] = [entriesOf(backupPath), entriesOf(again)]
    const blobs = [...old.keys()].filter((name) => name.startsWith('blobs/'))
    expect(blobs).toHaveLength(1)
    const entries = ['backup.json', 'tables/accounts/000001.jsonl.gz', 'tables/files/000001.jsonl.gz', 'SHA256SUMS']
    expectKept(young.keys(), [...entries, ...blobs])
    expect([...young.keys()][0]).toBe('backup.json')
    expectKept(fieldsOf(young), fieldsOf(old))
    expectKept(fieldsOf(young), ['tables[].lastGiven', 'tables[].columns[].kind', 'leftOut'])
    expect(JSON.parse(String(young.get('backup.json')))).toMatchObject({ format: 'ramify backup' })
  })
})

/** By their names; a tar has a header of 512 bytes before each, and pads each to a multiple of that. */
function entriesOf(path: string): Map<string, Buffer> {
  const archive = readFileSync(path)
  const entries = new Map<string, Buffer>()
  for (let at = 0; archive[at] !== 0; ) {
    const name = archive.toString('utf8', at, at + 100).replace(/\0.*$/s, '')
    const size = Number.parseInt(archive.toString('latin1', at + 124, at + 135), 8)
    entries.set(name, archive.subarray(at + 512, at + 512 + size))
    at += 512 + Math.ceil(size / 512) * 512
  }
  return entries
}

/** Of what the archive says of itself. Which tables it has may change with the next migration. */
function fieldsOf(entries: Map<string, Buffer>): string[] {
  const about = JSON.parse(String(entries.get('backup.json'))) as { tables: { columns: object[] }[] }
  const columns = about.tables.flatMap((table) => table.columns)
  return [
    ...Object.keys(about),
    ...about.tables.flatMap((table) => Object.keys(table).map((field) => `tables[].${field}`)),
    ...columns.flatMap((column) => Object.keys(column).map((field) => `tables[].columns[].${field}`)),
  ]
}
