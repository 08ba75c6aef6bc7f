import { describe, it } from 'vitest'
import { sharedJourneys } from '../../e2e/desk/desk-journey.ts'
import { expectToldInDialog } from '../../e2e/desk/interface/told-in-dialog.ts'

describe('a notice while a dialog is open', () => {
  const journey = sharedJourneys()

  it('is told in it, and stays where it is when the dialog closes, on a phone', () =>
    expectToldInDialog(journey, { width: 390, height: 844 }))
})
