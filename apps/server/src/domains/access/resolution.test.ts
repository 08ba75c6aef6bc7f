// @module-tag never-retried
import { type Capability, capabilities } from '@ramify/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../../tests/kit/database/database.ts'
import { engines } from '../../../../../tests/kit/database/engines.ts'
import { migrations } from '../../../migrations/index.ts'
import { type Database, tablesIn } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { newId } from '../../platform/random.ts'
import type { Grant, Subject } from './grants.ts'
import { type Access, createAccess } from './index.ts'
import { holderOf, type Principal, personalSpace } from './principal.ts'
import {
  type NaiveFile,
  type NaiveMember,
  type NaiveProof,
  type NaiveWorld,
  naiveRole,
  pathOf,
  rightsTo,
} from './testing/naive-access.ts'

const now = 1_000_000
/** `npm run soak` asks for more. */
const numRuns = 15 * Number(process.env.CASES ?? 1)
const persons = 3
const names = ['team', 'second team'] as const
const versions = [1, 2] as const

const subject = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('person' as const), nth: fc.nat(persons - 1) }) },
  fc.record({ type: fc.constant('team' as const), nth: fc.nat(names.length - 1) }),
  fc.record({ type: fc.constant('link' as const), nth: fc.nat(1), passwordVersion: fc.constantFrom(...versions) }),
  fc.record({ type: fc.constant('anyone' as const) }),
)

/** Numbers that a world is made of: each file lies in one that came before it, or in the root of a space. */
const plan = fc.record({
  files: fc.array(
    fc.record({
      above: fc.nat(),
      space: fc.nat(),
      isTrashed: fc.constantFrom(false, false, true),
      isFlat: fc.boolean(),
    }),
    {
      minLength: 1,
      maxLength: 16,
    },
  ),
  grants: fc.array(
    fc.record({
      file: fc.nat(),
      subject,
      source: fc.constantFrom('member' as const, 'grant' as const),
      capabilities: fc.oneof(fc.constantFrom(...Object.values(capabilities)), fc.subarray([...capabilities.owner])),
      expiresAt: fc.constantFrom(null, null, now - 1, now, now + 1, now + 50),
    }),
    { maxLength: 16 },
  ),
  members: fc.array(
    fc.record({
      team: fc.nat(names.length - 1),
      person: fc.nat(persons - 1),
      state: fc.constantFrom('member' as const, 'member' as const, 'invited' as const),
    }),
    { maxLength: 6 },
  ),
  principals: fc.array(
    fc.record({
      person: fc.option(fc.nat(persons - 1)),
      proofs: fc.array(
        fc.record({
          nth: fc.nat(1),
          passwordVersion: fc.constantFrom(...versions),
          expiresAt: fc.constantFrom(now, now + 1, now + 20),
        }),
        { maxLength: 2 },
      ),
    }),
    { minLength: 2, maxLength: 4 },
  ),
})

type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never

/** The same world with new ids: all runs share one database. */
function build({ files, grants, members, principals }: Plan): NaiveWorld & { principals: Principal[] } {
  const ids = (count: number) => Array.from({ length: count }, newId)
  const [people, teams, links] = [ids(persons), ids(names.length), ids(2)]
  const at = <Item>(items: readonly Item[], nth: number) => items[nth % items.length] as Item
  // The first person also owns the space of a team.
  const owners = new Map(people.map((personId) => [personalSpace(personId), personId]))
  owners.set(newId(), at(people, 0))
  const roots = [...owners.keys()].map(
    (spaceId): NaiveFile => ({ id: newId(), parent: null, spaceId, isTrashed: false }),
  )
  const all = [...roots]
  for (const { above, space, isTrashed, isFlat } of files) {
    const parent = isFlat ? at(roots, space) : at(all, above)
    all.push({ id: newId(), parent, spaceId: parent.spaceId, isTrashed })
  }
  const subjectOf = (drawn: (typeof grants)[number]['subject']): Subject => {
    if (drawn.type === 'anyone') return { type: 'anyone' }
    if (drawn.type === 'link') return { type: 'link', id: at(links, drawn.nth), passwordVersion: drawn.passwordVersion }
    return { type: drawn.type, id: at(drawn.type === 'person' ? people : teams, drawn.nth) }
  }
  const given = new Map<string, Grant>()
  for (const { file, subject: drawn, ...rest } of grants) {
    const grant = { ...rest, fileId: at(all, file).id, subject: subjectOf(drawn) }
    // A second one from the same source replaces the first.
    const { passwordVersion: _, ...who } = { passwordVersion: 0, ...grant.subject }
    given.set(JSON.stringify([grant.fileId, who, grant.source]), grant)
  }
  const inTeams = new Map<string, NaiveMember>()
  for (const { team, person, state } of members) {
    inTeams.set(`${team} ${person}`, { teamId: at(teams, team), personId: at(people, person), state })
  }
  const proofs = new Map<string, NaiveProof>()
  const asking = principals.map(({ person, proofs: proven }): Principal => {
    const personId = person === null ? null : at(people, person)
    const principal = { personId, guestId: personId === null ? newId() : null }
    for (const { nth, ...proof } of proven) {
      const of = { holderId: holderOf(principal), linkId: at(links, nth) }
      proofs.set(JSON.stringify(of), { ...of, ...proof })
    }
    return principal
  })
  return {
    files: all,
    owners,
    grants: [...given.values()],
    members: [...inTeams.values()],
    proofs: [...proofs.values()],
    now,
    principals: asking,
  }
}

/** Every grant of the world was given once. */
function changesIn({ files, grants }: NaiveWorld, spaceIds: readonly string[]): number {
  const spaceOf = new Map(files.map(({ id, spaceId }) => [id, spaceId]))
  return grants.filter(({ fileId }) => spaceIds.includes(spaceOf.get(fileId) ?? '')).length
}

describe.each(engines)('rights on $name', (engine) => {
  let database: Database
  let dispose: () => Promise<void>
  let access: Access
  beforeAll(async () => {
    ;({ database, dispose } = await freshDatabase(engine))
    await migrate(database, migrations)
    access = createAccess({ database, now: () => now })
  })
  afterAll(() => dispose())

  async function store({ files, owners, grants, members, proofs }: NaiveWorld): Promise<void> {
    await database
      .tables<unknown>()
      .transaction()
      .execute(async (transaction) => {
        const db = tablesIn<Record<string, Record<string, unknown>>>(transaction)
        const spaces = [...owners].map(([id, owner_id]) => ({ id, owner_id, type: 'person', created_at: 0 }))
        await db.insertInto('spaces').values(spaces).execute()
        const file = { type: 'folder', kind: 0, name: '', sort_name: '', created_at: 0, updated_at: 0 }
        const rows = files.map(({ id, parent, spaceId, isTrashed }) => ({
          ...file,
          id,
          parent_id: parent?.id ?? null,
          space_id: spaceId,
          trashed_at: isTrashed ? 1 : null,
        }))
        await db.insertInto('files').values(rows).execute()
        for (const grant of grants) await access.give(transaction, grant)
        const inTeams = members.map(({ teamId, personId, state }) => ({
          team_id: teamId,
          person_id: personId,
          state,
          since: 0,
        }))
        if (inTeams.length > 0) await db.insertInto('team_members').values(inTeams).execute()
        const proven = proofs.map(({ holderId, linkId, passwordVersion, expiresAt }) => ({
          holder_id: holderId,
          link_id: linkId,
          password_version: passwordVersion,
          expires_at: expiresAt,
        }))
        if (proven.length > 0) await db.insertInto('link_proofs').values(proven).execute()
      })
  }

  it('are what walking up the folders finds', async () => {
    const asked = Object.keys({
      see: 0,
      comment: 0,
      copy: 0,
      export: 0,
      edit: 0,
      share: 0,
      manage: 0,
      history: 0,
      arrange: 0,
    })
    await fc.assert(
      fc.asyncProperty(plan, async (drawn) => {
        const world = build(drawn)
        await store(world)
        const ids = [...world.files.map(({ id }) => id), newId()]
        for (const principal of world.principals) {
          const expected = new Map(world.files.map((file) => [file.id, rightsTo(world, principal, file)]))
          const roles = new Map(
            [...expected].flatMap(([id, rights]) => {
              const role = naiveRole(rights)
              return role ? [[id, role] as const] : []
            }),
          )
          expect(await access.rolesOf(principal, ids)).toEqual(roles)
          for (const capability of asked as Capability[]) {
            const may = [...expected].filter(([, rights]) =>
              rights.some((right) => right.capabilities.includes(capability)),
            )
            expect(await access.allowed(principal, capability, ids)).toEqual(new Set(may.map(([id]) => id)))
          }
          for (const folder of world.files.filter(({ isTrashed }) => !isTrashed)) {
            const inside = world.files.filter(({ parent, isTrashed }) => parent === folder && !isTrashed)
            const some = inside.map(({ id }) => id)
            const shown = new Map([...roles].filter(([id]) => some.includes(id)))
            expect(await access.rolesIn(principal, folder.id, some)).toEqual(shown)
          }
          for (const file of world.files.slice(-2)) {
            const ends = (expected.get(file.id) ?? []).flatMap(({ expiresAt }) => expiresAt ?? [])
            const counted = [file.spaceId, principal.personId ?? file.spaceId]
            const standing = await access.standingOf(principal, file.id)
            expect(
              standing && { ...standing, path: [...standing.path].sort(), links: [...new Set(standing.links)].sort() },
            ).toEqual(
              roles.has(file.id)
                ? {
                    role: roles.get(file.id),
                    capabilities: capabilities.owner.filter((capability) =>
                      expected.get(file.id)?.some((right) => right.capabilities.includes(capability)),
                    ),
                    links: [...new Set((expected.get(file.id) ?? []).flatMap(({ linkId }) => linkId ?? []))].sort(),
                    until: ends.length > 0 ? Math.min(...ends) : null,
                    spaceId: file.spaceId,
                    basis: { ids: counted, count: changesIn(world, counted) },
                    path: pathOf(file)
                      .map(({ id }) => id)
                      .sort(),
                  }
                : null,
            )
          }
        }
      }),
      { numRuns },
    )
  })

  it('are in the spaces where a search looks, and in common with whom an avatar is shown to', async () => {
    await fc.assert(
      fc.asyncProperty(plan, async (drawn) => {
        const world = build(drawn)
        await store(world)
        const named = (principal: Principal) =>
          world.files.filter((file) => rightsTo(world, principal, file).some(({ isNamed }) => isNamed))
        for (const principal of world.principals) {
          const { own, shared } = await access.spacesOf(principal)
          const owned = [...world.owners].filter(([, personId]) => personId === principal.personId).map(([id]) => id)
          expect(own.sort()).toEqual(owned.sort())
          expect(new Set([...own, ...shared])).toEqual(
            new Set([...named(principal).map(({ spaceId }) => spaceId), ...own]),
          )
        }
        for (const one of world.principals) {
          for (const other of world.principals) {
            if (one.personId === other.personId) continue
            const both = named(one).some((file) => named(other).includes(file))
            expect(await access.shareSomething(one, other)).toBe(both)
          }
        }
      }),
      { numRuns: 2 * numRuns },
    )
  })
})
