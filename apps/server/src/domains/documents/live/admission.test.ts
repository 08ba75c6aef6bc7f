import { describe, expect, it } from 'vitest'
import { Admission } from './admission.ts'
import type { IncomingChange } from './room.ts'

describe('changes that come in at once', () => {
  const [large, small] = [300 * 1024, 100]

  it('of one person, large ones are handled one after the other; nobody else and nothing small waits for them', async () => {
    const underWay: string[] = []
    const finish = new Map<string, () => void>()
    const admission = new Admission({
      rights: { find: async () => null },
    } as unknown as ConstructorParameters<typeof Admission>[0])
    const admit = (name: string, personId: string, bytes: number) => {
      const inspect = () => {
        underWay.push(name)
        return new Promise((resolve) => finish.set(name, () => resolve({ status: 'covered', ms: 0 })))
      }
      const socket = { isClosing: false, holderId: personId, charge: () => undefined }
      const incoming = { socket, room: { inspect }, change: new Uint8Array(bytes), isSync: false }
      return admission.admit(incoming as unknown as IncomingChange)
    }
    const admitted = [
      admit('first', 'eve', large),
      admit('second', 'eve', large),
      admit('small', 'eve', small),
      admit('other', 'ann', large),
    ]
    await expect.poll(() => underWay.toSorted()).toEqual(['first', 'other', 'small'])
    finish.get('first')?.()
    await expect.poll(() => underWay).toContain('second')
    for (const end of finish.values()) end()
    expect(await Promise.all(admitted)).toEqual([true, true, true, true])
  })
})
