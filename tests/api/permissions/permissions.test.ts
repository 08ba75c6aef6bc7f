// @module-tag never-retried
import { closeCodes, contract } from '@ramify/contract'
import type { KindName } from '@ramify/document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqliteFile } from '../../../apps/server/src/platform/database/database.ts'
import { engines } from '../../kit/database/engines.ts'
import { type RunningServer, startServer } from '../../kit/server/server.ts'
import type { Answer } from './answers.ts'
import { DatabaseWatch } from './database-watch.ts'
import { kindOf } from './kinds.ts'
import { everybody, hasAccount, may, people, type State, sessionOf, states, type Who } from './people.ts'
import type { AnyRow } from './row.ts'
import { audiences, rows, table } from './rows/rows.ts'
import { firstEvent, writeLive } from './sockets.ts'
import { picture, Stage, someId } from './stage.ts'

const [sqlite] = engines

/** What a refused call may leave behind: how often somebody has tried, and that they were here. */
const bookkeeping = new Set(['limit_notes', 'sessions', 'guest_sessions', 'leases'])

it('every call of the contract has a row', () => {
  const missing = Object.keys(contract).filter((path) => !(path in table))
  const advice = 'Say in tests/api/permissions/rows who may make this call, and what everybody else is answered'
  expect(missing, advice).toEqual([])
})

it('whatever is done, and refused, with more than one document is so with both kinds', () => {
  const isMixed = (row: AnyRow, isDone: boolean) => {
    const met = new Map<string, KindName>()
    for (const state of states) {
      for (const who of everybody.filter((who) => (row.expect(who, state) === 'done') === isDone)) {
        const { at } = people[who]
        met.set(`${at} ${state}`, kindOf(at, state))
      }
    }
    return met.size < 2 || new Set(met.values()).size === 2
  }
  const alike = rows.filter((row) => !row.once && !(isMixed(row, true) && isMixed(row, false)))
  expect(alike.map(({ title }) => title)).toEqual([])
})

describe('permissions', () => {
  let server: RunningServer
  let stage: Stage
  let watch: DatabaseWatch
  beforeAll(async () => {
    // Each call comes from another network: none of them is over a limit.
    server = await startServer({ engine: sqlite as NonNullable<typeof sqlite>, env: { TRUSTED_PROXIES: '127.0.0.1' } })
    stage = await Stage.make(server)
    watch = new DatabaseWatch(sqliteFile(server.store.dataDir))
  })
  afterAll(async () => {
    watch?.close()
    await server?.stop()
  })

  const statesOf = ({ once }: AnyRow): readonly State[] => (once ? ['shared'] : states)

  const whoGet = (row: AnyRow, state: State, isWanted: (answer: Answer) => boolean): Who[] =>
    everybody.filter((who) => isWanted(row.expect(who, state)))

  const nothing = new Map<string, Promise<string>>()
  /** What somebody is answered who makes the same call about something that never was. */
  const nothingFor = (row: AnyRow, who: Who): Promise<string> => {
    const ask = async () => {
      const { text, whole } = await stage.call(who, row.path, row.body(stage.nowhere(who)))
      expect({ who, text }).toEqual({ who, text: expect.stringContaining(row.nothing ?? '"errno":-104') })
      return whole
    }
    const key = `${row.title} ${who}`
    const answer = nothing.get(key) ?? ask()
    nothing.set(key, answer)
    return answer
  }

  // All refusals come first: nothing is written while they are answered, by whomever.
  it.each(rows)('$title is refused, and nothing changes', async (row) => {
    for (const state of statesOf(row)) {
      await Promise.all(
        whoGet(row, state, (answer) => answer !== 'done').map(async (who) => {
          const wanted = row.expect(who, state)
          const { errno, text, whole } = await stage.call(who, row.path, row.body(stage.target(who, state)))
          if (wanted === 'nothing') {
            expect({ who, state, whole }).toEqual({ who, state, whole: await nothingFor(row, who) })
          } else {
            expect({ who, state, errno, text }).toEqual({
              who,
              state,
              errno: wanted === 'sign in' ? -102 : wanted,
              text,
            })
          }
        }),
      )
      // Whoever asks to be let in is written down.
      if (row.path === '/request_access') watch.putBack()
      expect({ state, changed: watch.changed(bookkeeping) }).toEqual({ state, changed: [] })
    }
    watch.putBack()
  })

  const expectDone = async (row: AnyRow, who: Who, state: State) => {
    const target = stage.target(who, state)
    const { errno, text, whole } = await stage.call(who, row.path, row.body(target))
    expect({ who, state, errno, text }).toEqual({ who, state, errno: 0, text })
    if (row.nothing) expect({ who, state, whole }).not.toEqual({ who, state, whole: await nothingFor(row, who) })
    if (row.lists) {
      const listed = text.includes(target.file)
      expect({ who, state, listed }).toEqual({ who, state, listed: row.lists(who, state) })
    }
  }

  it.each(rows)('$title is done', async (row) => {
    for (const state of statesOf(row)) {
      const allowed = whoGet(row, state, (answer) => answer === 'done')
      if (row.reads) await Promise.all(allowed.map((who) => expectDone(row, who, state)))
      for (const who of row.reads ? [] : allowed) {
        await expectDone(row, who, state)
        watch.putBack()
      }
    }
  })

  it.each(audiences)('$path is for: $audience', async ({ path, audience }) => {
    const signIn = path.startsWith('/passport/') ? -213 : -102
    for (const who of everybody.filter((who) => !hasAccount(who))) {
      const { errno } = await stage.call(who, path, {})
      expect({ who, session: sessionOf(who), asks: errno === signIn }).toMatchObject({ asks: audience === 'signed in' })
    }
    // Who wants to sign in by another device is given a code for it.
    expect(watch.changed(bookkeeping)).toEqual(path === '/passport/qr' ? ['qr_logins'] : [])
    watch.putBack()
  })

  it.each(states)('a picture of what is %s is for who may see it', async (state) => {
    await Promise.all(
      everybody.map(async (who) => {
        const at = (file: string) => stage.get(who, `/api/resources/${file}/${picture}`)
        const { status, whole } = await at(stage.target(who, state).file)
        if (may(who, 'see', state)) expect({ who, status }).toEqual({ who, status: 200 })
        else expect({ who, whole }).toEqual({ who, whole: (await at(someId())).whole })
      }),
    )
  })

  it.each(states)('nobody who may not edit writes live into what is %s', async (state) => {
    const others = everybody.filter((who) => !may(who, 'edit', state))
    await Promise.all(
      others.map(async (who) => {
        const sentAway = sessionOf(who) === 'none' ? closeCodes.session : closeCodes.access
        const got = await writeLive(server.address, stage.token(who), stage.target(who, state))
        expect({ who, got }).toEqual({ who, got: may(who, 'see', state) ? false : sentAway })
        if (who !== 'stranger') return
        for (const kind of ['mindmap', 'flowchart'] as const) {
          expect(await writeLive(server.address, stage.token(who), { file: someId(), kind })).toBe(got)
        }
      }),
    )
    // That they have looked is written down.
    expect(watch.changed(new Set([...bookkeeping, 'recent_files', 'cooperation_presence', 'access_log']))).toEqual([])
  })

  it.each(states)('who may edit writes live into what is %s', async (state) => {
    const editors = everybody.filter((who) => may(who, 'edit', state))
    for (const who of editors) {
      const got = await writeLive(server.address, stage.token(who), stage.target(who, state))
      expect({ who, got }).toEqual({ who, got: true })
    }
  })

  it('events are for people with an account, about themselves', async () => {
    for (const who of everybody) {
      const got = await firstEvent(server.address, stage.token(who))
      expect({ who, got }).toEqual({ who, got: hasAccount(who) ? 'notifications' : closeCodes.session })
    }
  })
})
