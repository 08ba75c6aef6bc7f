import { describe, expect, it } from 'vitest'
import { ownDecisions } from './own-decisions.ts'

const whatOf = (source: string) => ownDecisions(source).map(({ what }) => what)

describe('decisions about rights outside of access', () => {
  it.each([
    ['if (file.owner_id === personId) allow()', 'compares an owner'],
    ['if (personId !== row?.owner_id) refuse()', 'compares an owner'],
    ['const isMine = ownerId == session.personId', 'compares an owner'],
    ['if (file.space_id === personalSpace(personId)) allow()', 'compares a space'],
    ["if (role === 'owner') allow()", 'compares a role'],
    ["if ('viewer' !== member.role) allow()", 'compares a role'],
    ['switch (member.role) {}', 'chooses by a role'],
    ["capabilities[role].includes('edit')", 'looks up what a role allows'],
    [".where('owner_id', '=', personId)", 'asks the database for an owner'],
    [".where(\n  'spaces.owner_id',\n  '=', personId)", 'asks the database for an owner'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a statement
    ['sql`select id from spaces where owner_id = ${personId}`', 'asks the database for an owner'],
  ])('%s', (source, what) => expect(whatOf(source)).toEqual([what]))

  it.each([
    "query.where('files.space_id', '=', spaceId)",
    'const row = { owner_id: personId, space_id: spaceId }',
    'if (spaceId === null) throw noSuchFile()',
    'if (made.owner_id !== undefined) tell()',
    '/** Not by file.owner_id === personId. */',
    '// role === "owner" is for access.',
    "select(['spaces.owner_id'])",
  ])('not in %s', (source) => expect(whatOf(source)).toEqual([]))

  it('are found in their line', () => {
    expect(ownDecisions("/*\n*/\n\nif (role === 'owner') allow()")).toEqual([{ line: 4, what: 'compares a role' }])
  })
})
