import { describe, it } from 'vitest'
import { sharedJourneys } from '../../e2e/desk/desk-journey.ts'
import { DeskPage } from '../../e2e/desk/desk-page.ts'
import { expectNoPlans, expectPlansTold } from '../../e2e/desk/style/themes-of-plans.ts'
import { fileJourneys } from '../../e2e/files/file-journey.ts'
import { engines } from '../../kit/database/engines.ts'

// What tests/e2e/desk/style/plans.test.ts shows to people with an account, to guests.
describe('where there are plans', () => {
  const [engine] = engines
  if (!engine) throw new Error('There are two')
  const journey = fileJourneys(engine, { MEMBERSHIP: 'on' })

  it('offers a guest themes of a higher one, and of one’s own, and says so', async () => {
    const opened = await journey.guest('/guest')
    await journey.newMap(opened)
    await expectPlansTold(new DeskPage(opened.page, journey.english))
  })
})

describe('where there are no plans', () => {
  const journey = sharedJourneys()

  it('tells a guest of none, and has every theme for them', async () => {
    const opened = await journey.guest('/guest')
    await journey.newMap(opened)
    await expectNoPlans(new DeskPage(opened.page, journey.english))
  })
})
