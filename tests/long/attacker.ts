import { attacks } from '../kit/hostile/attacks.ts'

// A process of its own: what is measured beside it does not wait for its turn in the same thread.
const [name = '', address = '', token = ''] = process.argv.slice(2)
const atOnce = 20

const attack = await attacks[name]?.({ address, token })
if (!attack) throw new Error(`There is no attack ${name}`)
process.send?.('begun')
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (;;) {
      await attack()
      process.send?.('done once')
    }
  }),
)
