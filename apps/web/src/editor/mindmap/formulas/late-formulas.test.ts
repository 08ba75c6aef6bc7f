import { type FormulaSetter, noFormulas } from '@ramify/scene'
import { expect, test, vi } from 'vitest'
import { lateFormulas } from './late-formulas.ts'

const patience = { timeout: 10_000 }

test('what sets formulas is fetched with the first formula, once, and asked for again when it did not come', async () => {
  const setter: FormulaSetter = { ...noFormulas }
  const load = vi
    .fn<() => Promise<FormulaSetter>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(setter)
  const arrived = vi.fn()
  const late = lateFormulas(arrived, load)
  expect(load).not.toHaveBeenCalled()
  expect([late.set('x'), late.set('y')]).toEqual([null, null])
  expect(load).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => {
    late.set('x')
    expect(arrived).toHaveBeenCalledExactlyOnceWith(setter)
  }, patience)
  expect(load).toHaveBeenCalledTimes(2)
})
