import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { entryJourneys } from '../e2e/accounts/entry-journey.ts'
import { sharedJourneys } from '../e2e/desk/desk-journey.ts'
import { eventually } from '../e2e/editor/editor-journey.ts'
import { follow } from '../e2e/files/follow.ts'
import { ListPage } from '../e2e/files/list-page.ts'
import { speak } from '../e2e/pages/texts.ts'
import { barriersOf } from '../kit/browser/axe.ts'
import { engines } from '../kit/database/engines.ts'

const hand = { width: 390, height: 844 }
const darkChinese = { ...hand, colorScheme: 'dark', locale: 'zh-CN' } as const
const forms = ['/login/free', '/login/account', '/login/register', '/login/resetpwd', '/login/nav', '/login/qr']
const around = {
  '/about': 'app.name',
  '/help': 'help.title',
  '/feedback': 'feedback.title',
  '/terms': 'legal.terms.title',
  '/privacy': 'legal.privacy.title',
  '/cookies': 'legal.cookies.title',
  '/login/complete': 'complete.title',
} as const

async function expectNoBarrier(page: Page): Promise<void> {
  expect(await barriersOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

async function expectNoneAt(page: Page, path: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  await expectNoBarrier(page)
}

describe('no serious barrier', () => {
  const journey = sharedJourneys()

  it.for(forms)('at %s on a desk, in English', async (path) => {
    const { page } = await journey.guest(path)
    await expectNoneAt(page, path)
  })

  describe.each([
    ['on a desk, in English', 'en', {}],
    ['dark, on a phone, in Chinese', 'zh', darkChinese],
  ] as const)('%s', (_where, language, view) => {
    it.for(Object.entries(around))('at %s', async ([path, title]) => {
      const { text } = await speak(language)
      const { page } = await journey.guest(path, view)
      await page.getByRole('heading', { level: 1, name: text(title) }).waitFor()
      if (path === '/about') await page.getByText('react-dom').first().waitFor()
      if (path === '/help') await page.getByRole('heading', { name: text('help.rest') }).waitFor()
      await expectNoneAt(page, path)
    })
  })

  it.for(['/user', '/setting'])('at %s, dark, on a phone, in Chinese', async (path) => {
    const { page } = await journey.signedIn(await journey.newPerson(), path, darkChinese)
    await page.locator('main').getByRole('button').first().waitFor()
    await expectNoBarrier(page)
  })

  it('in every place of files, as cards and lines, with menus, bar and dialogs', async () => {
    const person = await journey.newPerson()
    const { file_guid: folder } = await person.api('/mkdir', { dir_name: 'Work' })
    await person.api('/mkdir', { dir_name: 'Spring', parent_guid: folder })
    const { file_guid } = await person.api('/touch', { file_name: 'Plan', parent_guid: folder })
    await person.api('/open', { file_guid })
    await person.api('/touch', { file_name: 'Notes' })
    const lost = await person.api('/touch', { file_name: 'Lost' })
    await person.api('/rm', { file_guids: lost.file_guid })
    // In a folder, so that there are also crumbs.
    const { page } = await journey.signedIn(person, `/home/dir/${folder}`)
    const list = new ListPage(page, journey.english)
    const { text } = list
    await list.link('Plan').waitFor()
    await list.link('Spring').waitFor()
    await list.button(text('files.tree.open')).click()
    await list.folder('Work').press('ArrowRight')
    await list.box('Plan').check()
    expect(await barriersOf(page)).toEqual([])
    await list.link('Plan').press('Shift+M')
    await list.folder('Spring', list.dialog).or(list.folder('Work', list.dialog)).first().waitFor()
    expect(await barriersOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await list.link('Plan').press('Alt+Enter')
    await list.dialog.getByText(text('files.details.where')).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.getByRole('radio', { name: text('files.view.lines') }).check()
    await page
      .getByRole('link', { name: text('files.maps'), exact: true })
      .first()
      .click()
    await list.link('Notes').click({ button: 'right' })
    await page.getByRole('menu').waitFor()
    expect(await barriersOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    for (const [place, name] of [
      ['files.recent', 'Plan'],
      ['files.trash', 'Lost'],
    ] as const) {
      await page.getByRole('link', { name: text(place), exact: true }).click()
      await list.main.getByText(name, { exact: true }).first().waitFor()
      expect(await barriersOf(page)).toEqual([])
    }
  })

  it('among what was found, in a hand too, and where nothing was', async () => {
    const person = await journey.newPerson()
    const content = {
      root: { data: { text: 'Meeting' }, children: [{ data: { text: 'The quay wall' }, children: [] }] },
    }
    await person.api('/mkdir', { dir_name: 'Quay' })
    const { file_guid } = await person.api('/touch', { file_name: 'Monday' })
    await person.api('/save', { file_guid, content })
    await person.api('/touch', { file_name: 'Quay 2' })
    // The server reads what was written when there is a pause.
    await eventually(async () => (await person.api('/search', { words: 'quay' })).files.length).toBe(3)
    for (const view of [{}, hand]) {
      const { page } = await journey.signedIn(person, '/home/search?q=quay', view)
      await new ListPage(page, journey.english).entry('Monday').locator('mark').waitFor()
      expect(await barriersOf(page)).toEqual([])
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('quay')
      const options = page.getByRole('group', { name: journey.english.text('files.search') }).getByRole('option')
      await options.first().waitFor()
      expect(await barriersOf(page)).toEqual([])
      await page.keyboard.press('Escape')
      await follow(page, '/home/search?q=zzz')
      await page.getByText(journey.english.text('palette.none', { typed: 'zzz' })).waitFor()
      expect(await barriersOf(page)).toEqual([])
    }
  })
})

describe.each(engines.filter(({ name }) => name === 'sqlite'))('where accounts of elsewhere are taken', (engine) => {
  const door = entryJourneys(engine)
  const { journey, leave } = door

  it('no serious barrier at any form, dark, on a phone, in Chinese, nor at an account that is linked', async () => {
    const chinese = await speak('zh')
    const named = chinese.text('accounts.with', { provider: 'Harbour' })
    door.people.set('lin', { name: '林' })
    const { page } = await journey.guest('/login', darkChinese)
    await page.getByRole('button', { name: named }).waitFor()
    for (const path of forms) {
      await page.goto(journey.server.address + path)
      await expectNoneAt(page, path)
    }
    await page.goto(`${journey.server.address}/login/nav`)
    await (await leave(page, named)).signInAs('lin')
    await page.waitForURL('**/home/my')
    await page.goto(`${journey.server.address}/user/info`)
    await page.getByRole('button', { name: chinese.text('accounts.unlink.what', { provider: 'Harbour' }) }).waitFor()
    await expectNoBarrier(page)
  })
})
