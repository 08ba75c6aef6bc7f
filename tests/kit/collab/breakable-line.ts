import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A network line to a server that a test can cut: what was on its way is lost in both directions, as with a real one. */
export interface BreakableLine {
  /** As the server's, the same for as long as the line is there. */
  readonly address: string
  cut(): void
  close(): Promise<void>
}

/** `target` gives the address of the server, asked for every connection: it changes with a restart. */
export async function openLine(target: () => string): Promise<BreakableLine> {
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const { port } = new URL(target())
    const far = connect(Number(port), '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.setNoDelay(true)
      from.on('error', () => undefined)
      from.on('close', () => {
        ends.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const end of ends) end.resetAndDestroy()
  }
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    close: async () => {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
