import { Server } from '@hocuspocus/server'

// A Hocuspocus server as it comes: everything in memory, nothing stored. It gives receipts as ours does, so that both are
// asked the same question.
const server = new Server({
  port: 0,
  address: '127.0.0.1',
  quiet: true,
  onStateless: async ({ connection, payload }) => {
    const { number } = JSON.parse(payload) as { number: number }
    connection.sendStateless(JSON.stringify({ type: 'marked', number }))
  },
})
await server.listen()
process.send?.(server.address.port)
process.on('disconnect', () => process.exit(0))
