import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { apiClient, newPerson } from '../../kit/api.ts'
import { freshDatabaseOn } from '../../kit/database/engines.ts'
import { startPostgres } from '../../kit/database/postgres.ts'
import { startCluster } from '../../kit/server/cluster.ts'
import { startFailover } from '../../kit/server/failover.ts'
import type { RunningServer } from '../../kit/server/server.ts'
import { startRedis } from '../../kit/services/redis.ts'
import { findRedis } from '../../kit/services/redis-program.ts'
import { CommentsPage } from '../desk/comments-page.ts'
import { CooperationPage } from '../desk/cooperation-page.ts'
import { DeskPage } from '../desk/desk-page.ts'
import { ViewerPageObject } from '../desk/share-page.ts'
import { eventually } from '../editor/editor-journey.ts'
import { mapOf } from '../editor/outline.ts'
import { journeysAt } from '../files/file-journey.ts'
import { wordsIn } from './words-in.ts'

describe('people on two processes', () => {
  const journey = journeysAt(startProcesses)

  it('invite, write, talk and are cut off as on one; who was on a process that is killed goes on, and no letter is lost', async () => {
    const { english } = journey
    const { text } = english
    const { first, second, benAddress } = journey.server
    const [ann, ben] = [await newPerson(first.address), await newPerson(second.address)]
    await Promise.all([ann.api('/user/edit', { nickname: 'Ann' }), ben.api('/user/edit', { nickname: 'Ben' })])
    const content = { ...mapOf(['Launch', '  Shop', '  Story']) }
    const { file_guid } = await ann.api('/touch', { file_name: 'Launch', content })
    /** In a browser that comes by the other process first. */
    const onOther = async (path: string, token?: string) => {
      const opened = await journey.guest('/healthz', { isOwn: true })
      await opened.goTo(benAddress + path, token)
      return opened.page
    }
    const people = (page: Page, names: string) =>
      page.getByRole('button', { name: text('document.people.named', { names }), exact: true })

    // Ann invites here, Ben joins there, and Ann sees him come and lets him write.
    const { page: onAnn } = await journey.atMap(ann, file_guid)
    const annDesk = new DeskPage(onAnn, english)
    const team = new CooperationPage(onAnn, english)
    await team.button('sharing.share').click()
    await team.button('cooperation.link.make').click()
    await team.code.waitFor()
    const { invite } = await ann.api('/team_worker', { action: 'ls', file_guid })
    const onBen = await onOther(`/join/${invite?.join_id}#${invite?.code}`, ben.token)
    await new CooperationPage(onBen, english).button('cooperation.join').click()
    const benDesk = new DeskPage(onBen, english)
    await benDesk.ready()
    const role = text('cooperation.role', { name: 'Ben', words: text('cooperation.can.ask') })
    await onAnn.getByRole('button', { name: role }).click()
    await onAnn.getByRole('menuitemradio', { name: text('cooperation.can.edit') }).click()
    await onAnn.getByRole('radio', { name: text('cooperation.mode.together') }).click()
    await onAnn.keyboard.press('Escape')
    await Promise.all([people(onAnn, 'Ben').waitFor(), people(onBen, 'Ann').waitFor()])
    // He is seen before he may write: the offer to ask for it goes then.
    await new CooperationPage(onBen, english).button('cooperation.ask').waitFor({ state: 'detached' })

    await Promise.all([annDesk.select('Shop'), benDesk.select('Story')])
    await Promise.all([annDesk.addChild('Gift cards'), benDesk.addChild('Film')])
    await Promise.all([annDesk.topic('Film').waitFor(), benDesk.topic('Gift cards').waitFor()])
    const [annSays, benSays] = [new CommentsPage(onAnn, english), new CommentsPage(onBen, english)]
    await onAnn.keyboard.press('Alt+c')
    await annSays.say('Gift cards', 'How many?')
    await benSays.button.click()
    await benSays.thread('Gift cards').getByText('How many?').waitFor()

    // Another password, set here, cuts off a guest there.
    const { share_id } = await ann.api('/set_share_status', { file_guid, is_share: 1 })
    await ann.api('/update_share_limit', { file_guid, password: '4826' })
    const onGuest = await onOther(`/view/${share_id}`)
    const viewer = new ViewerPageObject(onGuest, english)
    await viewer.password.fill('4826')
    await viewer.topic('Film').waitFor()
    await ann.api('/update_share_limit', { file_guid, password: '1357' })
    await onGuest.getByText(text('viewer.password.changed')).waitFor()
    await viewer.password.fill('1357')
    await viewer.topic('Film').waitFor()

    // In the middle of a word the process of Ann is killed.
    await annDesk.select('Gift cards')
    await onAnn.keyboard.press('F2')
    const killed = first.kill()
    await onAnn.keyboard.type(' for all who come early')
    await killed
    await onAnn.keyboard.type(' or late')
    await onAnn.keyboard.press('Enter')
    await benDesk.select('Film')
    await benDesk.addSibling('Portraits')
    await annDesk.topic('Portraits').waitFor()
    await annDesk.saved.waitFor()
    const whole = 'Gift cards for all who come early or late'
    const all = ['Launch', 'Shop', 'Story', 'Film', 'Portraits', whole].sort()
    const stored = async () => {
      const opened = await apiClient(second.address, ann.token)('/open', { file_guid })
      return wordsIn(opened.content)
    }
    await eventually(stored).toEqual(all)
    await viewer.topic('Portraits').waitFor()
    await Promise.all([people(onAnn, 'Ben').waitFor(), people(onBen, 'Ann').waitFor()])
    await annSays.reply(whole, 'Thirty, I think')
    await benSays.thread(whole).getByText('Thirty, I think').waitFor()
  })
})

/** Two processes with Redis over one PostgreSQL, and an address for each that goes to the other when it has ended. */
async function startProcesses() {
  const [postgres, redis] = await Promise.all([startPostgres(), findRedis().then(startRedis)])
  const { servers, stop: stopServers } = await startCluster({
    engine: { name: 'postgres', fresh: () => freshDatabaseOn(postgres) },
    processes: 2,
    env: { REDIS_URL: redis.url, LOG_LEVEL: 'error' },
  })
  const [first, second] = servers as [RunningServer, RunningServer]
  const [toFirst, toSecond] = await Promise.all([
    startFailover([first.address, second.address]),
    startFailover([second.address, first.address]),
  ])
  const stop = async () => {
    await Promise.all([toFirst.stop(), toSecond.stop()])
    await stopServers()
    await Promise.all([redis.stop(), postgres.stop()])
  }
  return { first, second, address: toFirst.address, benAddress: toSecond.address, stop }
}
