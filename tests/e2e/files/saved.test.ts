import { describe, expect, it } from 'vitest'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { expectClearNameRing } from './name-ring.ts'

// While the server is killed: tests/e2e/sync/save-state.test.ts. Killed in the whole app, and without a mouse: tests/long/saved.test.ts.
describe('saved', () => {
  const journey = sharedJourneys()

  it('shows two sessions of one account each other’s edits, and the same name wherever it is renamed', async () => {
    const person = await journey.newPerson()
    const { file_guid } = await person.api('/touch', { file_name: 'Plan' })
    const { map: here } = await journey.atMap(person, file_guid)
    const { map: there } = await journey.atMap(person, file_guid)
    await here.saved.waitFor()
    await there.saved.waitFor()
    await here.write('One')
    await there.topic('One').waitFor()
    await there.page.keyboard.press('Home')
    await there.addChild('Two')
    await here.topic('Two').waitFor()
    await here.saved.waitFor()
    await there.saved.waitFor()

    await expectClearNameRing(here)
    await here.rename('Better plan')
    await there.called('Better plan').waitFor()
    await eventually(() => there.page.title()).toBe('Better plan · Ramify')
    // Whoever has opened the field and written nothing takes nobody's name back.
    await there.name.getByRole('button').click()
    await there.nameField.waitFor()
    await person.api('/rename', { file_guids: file_guid, new_name: 'Best plan' })
    await here.called('Best plan').waitFor()
    await eventually(() => there.page.title()).toBe('Best plan · Ramify')
    await there.page.keyboard.press('Enter')
    await there.called('Best plan').waitFor()
    expect((await person.api('/file_info', { file_guid })).file_name).toBe('Best plan')
  })
})
