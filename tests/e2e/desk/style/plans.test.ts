import { describe, it } from 'vitest'
import { engines } from '../../../kit/database/engines.ts'
import { fileJourneys } from '../../files/file-journey.ts'
import { deskJourneys } from '../desk-journey.ts'
import { DeskPage } from '../desk-page.ts'
import { expectNoPlans, expectPlansTold } from './themes-of-plans.ts'

// The other way round: tests/long/desk/plans.test.ts.
describe('where there are plans', () => {
  const [engine] = engines
  if (!engine) throw new Error('There are two')
  const journey = fileJourneys(engine, { MEMBERSHIP: 'on' })

  it('offers somebody with an account themes of a higher one, and of one’s own, and says so', async () => {
    const person = await journey.newPerson()
    const { file_guid } = await person.api('/touch', { file_name: 'Plan' })
    const { page } = await journey.atMap(person, file_guid)
    await expectPlansTold(new DeskPage(page, journey.english))
  })
})

describe('where there are no plans', () => {
  const open = deskJourneys()

  it('tells somebody with an account of none, and has every theme for them', async () => {
    const { desk } = await open('Plan')
    await expectNoPlans(desk)
  })
})
