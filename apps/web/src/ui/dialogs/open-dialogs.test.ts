import { afterEach, expect, it, vi } from 'vitest'
import { addOpenDialog, openDialogs } from './open-dialogs.ts'

const elements = { first: {} as HTMLElement, second: {} as HTMLElement }
const opened: (() => void)[] = []

function open(element: HTMLElement): () => void {
  const close = addOpenDialog(element)
  opened.push(close)
  return close
}

afterEach(() => {
  for (const close of opened.splice(0)) close()
})

const inOrder = () => openDialogs.get().map(({ element }) => element)
const { first, second } = elements

it('has the last one opened on top, and what was below it when that closes', () => {
  open(first)
  const close = open(second)
  expect(inOrder()).toEqual([first, second])
  expect(inOrder().at(-1)).toBe(second)
  close()
  expect(inOrder()).toEqual([first])
  expect(inOrder().at(-1)).toBe(first)
})

it('leaves the one on top alone when one below it closes', () => {
  const close = open(first)
  open(second)
  const above = openDialogs.get().at(-1)
  close()
  expect(openDialogs.get()).toEqual([above])
  expect(openDialogs.get().at(-1)).toBe(above)
})

it('takes an element that was closed and opened again for another dialog', () => {
  const close = open(first)
  const [before] = openDialogs.get()
  close()
  open(first)
  // Closing once more is too late for what is open now.
  close()
  expect(inOrder()).toEqual([first])
  expect(openDialogs.get()[0]?.id).not.toBe(before?.id)
})

it('tells whoever listens', () => {
  const listener = vi.fn()
  const stop = openDialogs.subscribe(listener)
  const close = open(first)
  close()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
})
