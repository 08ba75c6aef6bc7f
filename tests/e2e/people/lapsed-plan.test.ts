import { describe, expect, it } from 'vitest'
import { freshSqlite } from '../../kit/database/engines.ts'
import { startServer } from '../../kit/server/server.ts'
import { CooperationPage } from '../desk/cooperation-page.ts'
import { DeskPage } from '../desk/desk-page.ts'
import { mapOf } from '../editor/outline.ts'
import { journeysAt } from '../files/file-journey.ts'
import { follow } from '../files/follow.ts'

describe('a plan that ends', () => {
  // Read anew at each start. Without plans everybody has everything.
  const env: Record<string, string> = { MEMBERSHIP: 'off', PLANS: JSON.stringify({ free: { documents: 9 } }) }
  const journey = journeysAt(() => startServer({ engine: { name: 'sqlite', fresh: freshSqlite }, env }))

  it('with five collaborated files of four people each leaves all of them as they are; only more of it is refused', async () => {
    const { english } = journey
    const { text } = english
    const people = await Promise.all(['Ann', 'Ben', 'Cleo', 'Dan'].map(() => journey.newPerson()))
    const [ann, ben] = people as [(typeof people)[0], (typeof people)[0]]
    await Promise.all([ann.api('/user/edit', { nickname: 'Ann' }), ben.api('/user/edit', { nickname: 'Ben' })])
    const files: string[] = []
    for (const file_name of ['One', 'Two', 'Three', 'Four', 'Five']) {
      const { file_guid } = await ann.api('/touch', {
        file_name,
        content: { ...mapOf([file_name, '  Shop', '  Story']) },
      })
      for (const { email } of people.slice(1)) {
        await ann.api('/team_worker', { action: 'add', file_guid, email, setting: 'edit' })
      }
      await ann.api('/cooperation', { action: 'set_mode', file_guid, mode: 'together' })
      files.push(file_guid)
    }
    const first = files[0] ?? ''
    const [atAnn, atBen] = await Promise.all([journey.atMap(ann, first), journey.atMap(ben, first)])
    const [annDesk, benDesk] = [new DeskPage(atAnn.page, english), new DeskPage(atBen.page, english)]
    await annDesk.select('Shop')
    await annDesk.addChild('Before')
    await benDesk.topic('Before').waitFor()

    Object.assign(env, { MEMBERSHIP: 'on', PORT: new URL(journey.server.address).port })
    await journey.server.restart()
    await benDesk.select('Story')
    await benDesk.addChild('After')
    await annDesk.topic('After').waitFor()
    await annDesk.addSibling('As before')
    await benDesk.topic('As before').waitFor()

    const team = new CooperationPage(atAnn.page, english)
    await follow(atAnn.page, `/co?file=${files[4]}`)
    await team.members.getByRole('listitem').nth(3).waitFor()
    const invite = atAnn.page.getByLabel(text('cooperation.invite.field'))
    await invite.fill((await journey.newPerson()).email)
    await invite.press('Enter')
    await atAnn.page.getByText(english.message('209', { limit: 14 })).waitFor()
    await team.button('cooperation.new').click()
    await atAnn.page.getByText(english.message('210', { limit: 1 })).waitFor()
    // The new map is there, for Ann alone.
    expect((await ann.api('/ls', {})).files).toHaveLength(6)
    expect((await ann.api('/cooperation', { action: 'ls_my' })).files).toHaveLength(5)
    expect((await ben.api('/cooperation', { action: 'ls_join' })).files).toHaveLength(5)
  })
})
