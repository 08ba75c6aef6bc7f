import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { barriersOf } from '../../kit/browser/axe.ts'
import { openBrowser, type RunningBrowser } from '../../kit/browser/browser.ts'
import { patience } from '../../kit/patience.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { eventually } from '../editor/editor-journey.ts'
import { CommentsPage } from './comments-page.ts'
import { deskJourneys } from './desk-journey.ts'
import { DeskPage } from './desk-page.ts'

describe('comments on a map', () => {
  const openDesk = deskJourneys()
  let browser: RunningBrowser
  let store: ReturnType<typeof openStoreOf>
  beforeAll(async () => {
    browser = await openBrowser()
    const server = inject('sharedServer')
    if ('failure' in server) throw new Error(server.failure)
    store = openStoreOf({
      address: server.address,
      store: { dataDir: server.dataDir, databaseUrl: undefined } as never,
    })
  })
  afterAll(async () => {
    await browser.close()
    await store.close()
  })

  it('two people talk about a topic, see each other at once, mention, edit, resolve, delete and undo', async () => {
    const { desk, page, text, fileId } = await openDesk.alone('Launch', 'Story', '  Portraits', 'Money')
    const ann = new CommentsPage(page, desk.words)
    const person = await store.newPerson()
    await person.api('/user/edit', { nickname: 'Ben' })
    await store.letIn(person.id, fileId, 'editor')
    const opened = await browser.newPage({ isOnlineOnly: true })
    opened.context.setDefaultTimeout(patience)
    await opened.goTo(new URL(`/doc/${fileId}`, page.url()).href, person.token)
    const benDesk = new DeskPage(opened.page, desk.words)
    const ben = new CommentsPage(opened.page, desk.words)
    await benDesk.ready()

    // By keys: the topic that is selected, and somebody who is named.
    await desk.select('Portraits')
    await page.keyboard.press('Alt+c')
    await eventually(() => ann.field('Portraits').evaluate((field) => field === document.activeElement)).toBe(true)
    await ann.panel.getByText(text('comments.empty')).waitFor()
    await page.keyboard.type('<img src=x onerror="alert(1)"> who? @be')
    await ann.panel.getByRole('option', { name: 'Ben' }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Enter')
    await ann.thread('Portraits').getByText('<img src=x onerror="alert(1)"> who? @Ben').waitFor()
    expect(await barriersOf(page, 'aside')).toEqual([])

    // Live: the mark on the topic and the dot in the bar lead there.
    await eventually(() => benDesk.heard('Portraits')).toContain(text('editor.comments', { count: 1 }))
    await opened.page.getByText(text('comments.unread-count', { count: 1 })).waitFor({ state: 'attached' })
    const mark = await benDesk.markAt('Portraits', 0, 'after')
    await opened.page.mouse.click(mark.x, mark.y)
    await ben.thread('Portraits').getByText('who?').waitFor()
    expect(await ben.thread('Portraits').locator('img').count()).toBe(0)
    await ben.reply('Portraits', 'I do')
    await ann.thread('Portraits').getByText('I do', { exact: true }).waitFor()
    await eventually(() => desk.heard('Portraits')).toContain(text('editor.comments', { count: 2 }))
    // What is in view for a while has been read.
    await opened.page.getByText(text('comments.unread-count', { count: 1 })).waitFor({ state: 'detached' })

    await ben.act('Ben', 'edit')
    const edited = ben.thread('Portraits').getByLabel(text('comments.edit'), { exact: true })
    await eventually(() => edited.evaluate((field) => field === document.activeElement)).toBe(true)
    await edited.fill('My cousin does')
    await edited.press('Control+Enter')
    await ann.thread('Portraits').getByText('My cousin does').waitFor()
    await ann.thread('Portraits').getByText(text('comments.edited')).waitFor()

    await ann.resolve('Portraits').click()
    await eventually(() => benDesk.heard('Portraits')).not.toContain(text('editor.comments', { count: 2 }))
    await ben.showResolved()
    await ben.thread('Portraits').getByRole('button', { name: 'Portraits' }).click()
    await ben.reopen('Portraits').click()
    await ann.resolve('Portraits').waitFor()

    await ben.act('Ben', 'delete')
    await ben.thread('Portraits').getByText('My cousin does').waitFor({ state: 'detached' })
    await opened.page
      .getByRole('button', { name: text('files.undo'), exact: true })
      .last()
      .click()
    await ben.thread('Portraits').getByText('My cousin does').waitFor()
    await ann.thread('Portraits').getByText('My cousin does').waitFor()
    await ben.act('Ben', 'delete')
    await ann.thread('Portraits').getByText('My cousin does').waitFor({ state: 'detached' })

    // Of a topic that is gone they stay, and return with it.
    await desk.select('Story')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Delete')
    await desk.topic('Portraits').waitFor({ state: 'detached' })
    await ann.thread(text('comments.topic-deleted')).waitFor()
    await desk.undo()
    await ann.thread('Portraits').waitFor()

    await ann.field('Portraits').fill('x'.repeat(151))
    await ann.panel.getByText(text('comments.count', { count: 151, most: 150 })).waitFor()
    await ann.field('Portraits').press('Control+Enter')
    expect(await ann.field('Portraits').inputValue()).toHaveLength(151)
    expect(opened.problems).toEqual([])
  })
})
