import { expect, test } from 'vitest'
import type { TrackingTables } from '../../apps/server/src/domains/tracking/tables.ts'
import { engines } from '../kit/database/engines.ts'
import { openStoreOf } from '../kit/server/own-store.ts'
import { eventually } from './editor/editor-journey.ts'
import { fileJourneys } from './files/file-journey.ts'
import { follow } from './files/follow.ts'

const [engine] = engines
if (!engine) throw new Error('There is no engine')
const journey = fileJourneys(engine, { TRACKING: 'on' })

test('what people do is counted without them, until they refuse: guests in this browser, others on every device', async () => {
  const { text } = journey.english
  const store = openStoreOf(journey.server)
  const counted = async () => {
    const rows = await store.database.tables<TrackingTables>().selectFrom('tracked_events').selectAll().execute()
    return rows.map(({ event, reason, logged }) => `${event} ${reason ?? logged}`).sort()
  }
  const usage = { name: text('settings.usage') }
  try {
    const opened = await journey.guest('/guest')
    const map = await journey.newMap(opened)
    await eventually(counted).toEqual(['log new_file', 'use new_file'])

    await follow(opened.page, '/privacy')
    const choice = opened.page.getByRole('switch', usage)
    await choice.click()
    expect(await choice.isChecked()).toBe(false)
    await opened.page.reload()
    await eventually(() => choice.isChecked()).toBe(false)
    await follow(opened.page, '/guest')
    await journey.newMap(opened)
    await map.write('Not counted')

    // Whoever refuses with an account has refused elsewhere too.
    const person = await journey.newPerson()
    const { page } = await journey.signedIn(person, '/setting')
    await page.getByRole('switch', usage).click()
    await eventually(async () => (await person.api('/user/info', {})).settings.usage_events).toBe(0)
    const elsewhere = await journey.signedIn(await journey.otherSession(person), '/home/my')
    await elsewhere.page.getByRole('button', { name: text('files.new'), exact: true }).waitFor()
    await journey.newMap(elsewhere)

    // The next event of somebody else comes after all that: nothing was late.
    await journey.newMap(await journey.signedIn(await journey.newPerson(), '/home/my'))
    await eventually(counted).toEqual(['log new_file', 'log new_file', 'use new_file', 'use new_file'])
  } finally {
    await store.close()
  }
})
