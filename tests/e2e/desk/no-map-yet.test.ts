import { describe, it } from 'vitest'
import { sharedJourneys } from './desk-journey.ts'
import { expectNoMapYet } from './no-map-yet.ts'

describe('a map that is not on the device', () => {
  const journey = sharedJourneys()

  // In a hand: tests/long/desk/no-map-yet.test.ts.
  it('is called neither saved nor kept here', () => expectNoMapYet(journey))
})
