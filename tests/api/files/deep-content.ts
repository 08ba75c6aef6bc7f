import { expect } from 'vitest'
import { newPerson, post } from '../../kit/api.ts'

/** A map of one chain, so many levels deep. `JSON.stringify` gives up before 3,000. */
export async function savesAndOpens(address: string, depth: number): Promise<void> {
  const { api, token } = await newPerson(address)
  const { file_guid } = await api('/touch', {})
  const deep = `${'{"data":{"text":"x"},"children":['.repeat(depth)}${']}'.repeat(depth)}`
  const body = `{"file_guid":"${file_guid}","content":{"root":${deep}}}`
  const saved = await post(address, '/save', body, { authorization: `Bearer ${token}` })
  expect(await saved.json()).toMatchObject({ errno: 0 })
  let { root } = (await api('/open', { file_guid })).content as { root: { children: (typeof root)[] } }
  let levels = 1
  for (let [child] = root.children; child; [child] = root.children) {
    root = child
    levels++
  }
  expect(levels).toBe(depth)
}
