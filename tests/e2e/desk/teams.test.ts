import { describe, expect, it } from 'vitest'
import { barriersOf } from '../../kit/browser/axe.ts'
import { goOffline, goOnline } from '../../kit/browser/network.ts'
import { ListPage } from '../files/list-page.ts'
import { sharedJourneys } from './desk-journey.ts'

describe('a team', () => {
  const journey = sharedJourneys()

  it('is made, joined and filled; who is taken out of it in the middle of an edit keeps their work as a copy, and who leaves leaves it there', async () => {
    const [ann, ben] = [await journey.newPerson(), await journey.newPerson()]
    const anns = await journey.signedIn(ann, '/team')
    const { page } = anns
    const { text } = journey.english
    const button = (name: string, on = page) => on.getByRole('button', { name, exact: true })

    await page.getByText(text('teams.empty')).waitFor()
    await page
      .locator('main')
      .getByRole('button', { name: text('teams.new') })
      .click()
    await page.getByLabel(text('teams.name')).fill('Harbour Coffee')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Harbour Coffee' }).waitFor()
    await page.getByLabel(text('teams.invite'), { exact: true }).fill(ann.email)
    await page.keyboard.press('Enter')
    await page.getByText(journey.english.message('217')).waitFor()
    await page.getByLabel(text('teams.invite'), { exact: true }).fill(ben.email)
    await page.keyboard.press('Enter')
    const { nickname } = (await ben.api('/user/info', {})).user
    await button(text('teams.take-back.named', { name: nickname })).waitFor()
    expect(await barriersOf(page)).toEqual([])

    const bens = await journey.signedIn(ben, '/team')
    await button(text('teams.accept.named', { team: 'Harbour Coffee' }), bens.page).click()
    await bens.page.getByText(text('teams.joined', { team: 'Harbour Coffee' })).waitFor()
    await bens.page.getByRole('navigation').getByRole('link', { name: 'Harbour Coffee' }).click()
    await bens.page.getByRole('heading', { name: 'Harbour Coffee', level: 1 }).waitFor()

    // A map of one's own goes into the team by a question.
    const { file_guid } = await ann.api('/touch', { file_name: 'Launch' })
    await page
      .getByRole('navigation')
      .getByRole('link', { name: text('files.maps') })
      .click()
    const list = new ListPage(page, journey.english)
    await list.link('Launch').press('Shift+M')
    await list.folder('Harbour Coffee', list.dialog).click()
    await list.dialog.getByRole('button', { name: text('files.move.act') }).click()
    await page.getByText(text('teams.move.in', { team: 'Harbour Coffee' })).waitFor()
    await list.dialog.getByRole('button', { name: text('teams.move.act') }).click()
    await page.getByText(text('files.moved.named', { name: 'Launch', folder: 'Harbour Coffee' })).waitFor()
    await list.link('Launch').waitFor({ state: 'detached' })
    await page.getByRole('navigation').getByRole('link', { name: 'Harbour Coffee' }).click()
    await list.link('Launch').waitFor()
    await page.getByRole('link', { name: text('teams.trash', { team: 'Harbour Coffee' }) }).waitFor()

    await new ListPage(bens.page, journey.english).link('Launch').waitFor()
    const map = await journey.openMap(bens, `/doc/${file_guid}`)
    await map.saved.waitFor()
    await goOffline(bens.context)
    await map.keptHere.waitFor()
    await bens.page.keyboard.press('Home')
    await map.addChild('A day of work')
    await bens.page.getByText(journey.english.message('313')).waitFor()

    await page.getByRole('link', { name: text('teams.members') }).click()
    await button(text('teams.member.menu', { name: nickname })).click()
    await page.getByRole('menuitem', { name: text('teams.remove') }).click()
    await button(text('teams.remove.act')).click()
    await page.getByText(text('teams.removed', { name: nickname })).waitFor()
    await goOnline(bens.context)
    const refused = bens.page.getByRole('dialog', { name: text('document.refused') })
    await refused.getByRole('button', { name: text('document.refused.keep') }).click()
    const copy = text('files.copy-name', { name: 'Launch' })
    await bens.page.getByText(text('document.refused.kept', { name: copy })).waitFor()
    expect((await ben.api('/ls', {})).files.map(({ file_name }) => file_name)).toEqual([copy])
    expect((await ben.api('/team_list', {})).teams).toEqual([])

    // Invited again, Ben leaves by himself, in another tab, while he writes: what he wrote is the team's.
    const { team_id } = (await ann.api('/team_list', {})).teams[0] ?? { team_id: '' }
    await ann.api('/team_user', { action: 'add', team_id, email: ben.email })
    await ben.api('/team_user', { action: 'accept', team_id })
    const [annMap] = await Promise.all([journey.openMap(anns, `/doc/${file_guid}`), bens.page.reload()])
    await map.ready()
    await bens.page.keyboard.press('Home')
    await map.addChild('Before he left')
    await annMap.topic('Before he left').waitFor()
    await bens.page.keyboard.press('F2')
    await bens.page.keyboard.type(' for good')
    await annMap.topic('Before he left for good').waitFor()
    const door = await bens.context.newPage()
    await door.goto(`${journey.server.address}/team`)
    await button(text('teams.leave'), door).click()
    await door
      .getByRole('dialog')
      .getByRole('button', { name: text('teams.leave.act') })
      .click()
    await door.getByText(text('teams.left', { team: 'Harbour Coffee' })).waitFor()
    await bens.page.getByRole('button', { name: text('cooperation.access') }).waitFor()
    expect(await annMap.topic('Before he left for good').count()).toBe(1)
    expect(await annMap.topic('A day of work').count()).toBe(0)
  })

  it('is at hand on a phone: joined, opened from the lists, and left', async () => {
    const [ann, ben] = [await journey.newPerson(), await journey.newPerson()]
    const { team_id, root_guid } = await ann.api('/team_add', { team_name: 'Harbour Coffee', picture: 'wave' })
    await ann.api('/touch', { file_name: 'Launch', parent_guid: root_guid ?? '' })
    await ann.api('/team_user', { action: 'add', team_id, email: ben.email })
    const { page } = await journey.signedIn(ben, '/user', { width: 390, height: 844, colorScheme: 'dark' })
    const { text } = journey.english
    await page.getByRole('link', { name: text('teams.title') }).click()
    await page.getByRole('button', { name: text('teams.accept.named', { team: 'Harbour Coffee' }) }).click()
    await page.getByRole('button', { name: text('teams.leave') }).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await page.getByRole('link', { name: text('nav.home') }).click()
    await page.getByRole('heading').getByRole('button').click()
    await page.getByRole('menuitemradio', { name: 'Harbour Coffee', exact: true }).click()
    await new ListPage(page, journey.english).link('Launch').waitFor()
    await page.goto(new URL('/team', page.url()).href)
    await page.getByRole('button', { name: text('teams.leave') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('teams.leave.act') })
      .click()
    await page.getByText(text('teams.left', { team: 'Harbour Coffee' })).waitFor()
    await page.getByText(text('teams.empty')).waitFor()
  })
})
