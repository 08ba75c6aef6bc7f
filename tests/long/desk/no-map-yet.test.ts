import { describe, it } from 'vitest'
import { sharedJourneys } from '../../e2e/desk/desk-journey.ts'
import { expectNoMapYet } from '../../e2e/desk/no-map-yet.ts'

describe('a map that is not on the device', () => {
  const journey = sharedJourneys()

  it('is called neither saved nor kept here, in a hand', () => expectNoMapYet(journey, { width: 390, height: 844 }))
})
