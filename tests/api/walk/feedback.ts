import type { Rows } from './row.ts'
import type { Account } from './world.ts'

const said = { topic: 'A walk', email: 'walk@example.com', content: 'It went well.' }

export const feedbackRows: Rows<'/feedback', Account> = {
  '/feedback': {
    right: () => said,
    errors: {
      '-429': async (owner, world) => {
        for (let nth = 0; nth < 5; nth++) await world.outcome(owner, '/feedback', said)
        return world.outcome(owner, '/feedback', said)
      },
    },
  },
}
