import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Stands before server processes as a load balancer does: one address, and each connection goes to the first that accepts it. */
export interface Failover {
  readonly address: string
  stop(): Promise<void>
}

export async function startFailover(targets: readonly string[]): Promise<Failover> {
  const open = new Set<Socket>()
  const door = createServer((near) => {
    open.add(near)
    near.on('error', () => near.destroy()).on('close', () => open.delete(near))
    void firstThatAccepts(targets).then((far) => (far ? join(near, far) : near.destroy()))
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  return {
    address: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    async stop() {
      for (const socket of open) socket.destroy()
      door.close()
      await once(door, 'close')
    },
  }
}

async function firstThatAccepts(targets: readonly string[]): Promise<Socket | undefined> {
  for (const target of targets) {
    const { hostname, port } = new URL(target)
    const far = connect(Number(port), hostname)
    const isThere = await once(far, 'connect').then(
      () => true,
      () => false,
    )
    if (isThere) return far
  }
  return undefined
}

/** What becomes of one becomes of the other: a process that is killed ends its connections. */
function join(near: Socket, far: Socket): void {
  far.on('error', () => far.destroy())
  near.on('close', () => far.destroy())
  far.on('close', () => near.destroy())
  if (near.destroyed) far.destroy()
  near.pipe(far)
  far.pipe(near)
}
