import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLayers } from './layers.ts'

/** A history as browsers keep it: going back happens later, and tells of it. */
function browser() {
  const entries: unknown[] = [{ page: 0 }]
  let at = 0
  const waiting: (() => void)[] = []
  /** Browsers take longer for a step through the history than pages for what they do later. */
  const steps: (() => void)[] = []
  let arrived: () => void = () => undefined
  const go = (by: number) => {
    const to = at + by
    if (to < 0 || to >= entries.length) return
    at = to
    arrived()
  }
  const history = {
    get state() {
      return entries[at]
    },
    pushState: (state: unknown) => {
      entries.splice(at + 1, entries.length, state)
      at += 1
    },
    replaceState: (state: unknown) => {
      entries[at] = state
    },
    back: () => void steps.push(() => go(-1)),
  }
  const layers = createLayers(history, (act) => void waiting.push(act))
  arrived = () => layers.arrive()
  const rest = () => {
    for (let next = waiting.shift() ?? steps.shift(); next; next = waiting.shift() ?? steps.shift()) next()
  }
  return {
    layers,
    rest,
    /** The first of what is to happen later. */
    next: () => waiting.shift()?.(),
    back: () => {
      go(-1)
      rest()
    },
    forward: () => {
      go(1)
      rest()
    },
    visit: (page: number) => layers.write('pushState', { page }),
    replace: (page: number) => layers.write('replaceState', { page }),
    page: () => (entries[at] as { page: number }).page,
    depth: () => at,
  }
}

function opened({ layers }: ReturnType<typeof browser>) {
  const thing: { isOpen: boolean; done: () => void } = { isOpen: true, done: () => undefined }
  const done = layers.open(() => thing.done())
  thing.done = () => {
    thing.isOpen = false
    done()
  }
  return thing
}

test('Back closes what lies on top, one thing each time, and leaves the page only after that', () => {
  const page = browser()
  page.visit(1)
  const [menu, dialog] = [opened(page), opened(page)]
  page.back()
  expect([menu.isOpen, dialog.isOpen, page.page()]).toEqual([true, false, 1])
  page.back()
  expect([menu.isOpen, page.page()]).toEqual([false, 1])
  page.back()
  expect(page.page()).toBe(0)
})

test('what is closed otherwise leaves no entry behind', () => {
  const page = browser()
  page.visit(1)
  const [menu, dialog] = [opened(page), opened(page)]
  dialog.done()
  menu.done()
  page.rest()
  expect(page.depth()).toBe(1)
  page.back()
  expect(page.page()).toBe(0)
})

test('something that opens in the place of another one takes its entry over', () => {
  const page = browser()
  const menu = opened(page)
  menu.done()
  const dialog = opened(page)
  page.rest()
  expect([page.depth(), dialog.isOpen]).toEqual([1, true])
  page.back()
  expect([page.depth(), dialog.isOpen]).toEqual([0, false])
})

test('who went on from an open menu to another page comes back to the page below it', () => {
  const page = browser()
  const menu = opened(page)
  page.visit(1)
  menu.done()
  page.rest()
  expect(page.page()).toBe(1)
  page.back()
  expect([page.page(), page.depth()]).toEqual([0, 0])
})

test('who goes on to another page while the entry of what has closed is being left gets there', () => {
  const page = browser()
  page.visit(1)
  opened(page).done()
  page.next()
  page.visit(2)
  page.rest()
  expect([page.page(), page.depth()]).toEqual([2, 2])
  page.back()
  expect([page.page(), page.depth()]).toEqual([1, 1])
})

test('an address that changes while an entry is being left is that of the page below it', () => {
  const page = browser()
  page.visit(1)
  opened(page).done()
  page.next()
  page.replace(2)
  page.rest()
  expect([page.page(), page.depth()]).toEqual([2, 1])
})

test('several things that close at once lead back to the page, and not out of it', () => {
  const page = browser()
  page.visit(1)
  const things = [opened(page), opened(page), opened(page)]
  for (const { done } of things.toReversed()) done()
  page.rest()
  expect([page.page(), page.depth()]).toEqual([1, 1])
})

test('what opens while the entry of another thing is being left stays open, and Back closes it', () => {
  const page = browser()
  page.visit(1)
  opened(page)
  const menu = opened(page)
  menu.done()
  page.next()
  const dialog = opened(page)
  page.rest()
  expect([dialog.isOpen, page.depth()]).toEqual([true, 3])
  page.back()
  expect([dialog.isOpen, page.page()]).toEqual([false, 1])
})

test('what does not close keeps its place below what it asks, and Back does not leave the page', () => {
  const page = browser()
  page.visit(1)
  const questions: ReturnType<typeof opened>[] = []
  page.layers.open(() => void questions.push(opened(page)))
  for (let nth = 1; nth <= 3; nth++) {
    page.back()
    expect(questions.map(({ isOpen }) => isOpen)).toEqual([...Array(nth - 1).fill(false), true])
    page.back()
    expect([questions.at(-1)?.isOpen, page.page()]).toEqual([false, 1])
  }
})

test('Forward opens nothing again', () => {
  const page = browser()
  opened(page)
  page.back()
  page.forward()
  expect(page.depth()).toBe(0)
})

test('whatever is opened, closed and gone through, entries and layers agree in the end', () => {
  const step = fc.constantFrom('open', 'close', 'swap', 'back', 'forward', 'visit', 'close and visit')
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const page = browser()
      let things: ReturnType<typeof opened>[] = []
      let pages = 0
      for (const each of steps) {
        const [top] = things.slice(-1)
        if (each === 'open') things.push(opened(page))
        if (each === 'close') top?.done()
        if (each === 'swap' && top) {
          top.done()
          things.push(opened(page))
        }
        if (each === 'back') page.back()
        if (each === 'forward') page.forward()
        if (each === 'close and visit') {
          top?.done()
          page.next()
        }
        if (each === 'visit' || each === 'close and visit') {
          page.visit(++pages)
          for (const thing of things) thing.done()
        }
        page.rest()
        if (each.endsWith('visit')) expect(page.page()).toBe(pages)
        things = things.filter(({ isOpen }) => isOpen)
      }
      const before = page.page()
      const open = things.length
      for (let left = open; left > 0; left--) {
        page.back()
        things = things.filter(({ isOpen }) => isOpen)
        expect(things).toHaveLength(left - 1)
        expect(page.page()).toBe(before)
      }
    }),
    { numRuns: 300 },
  )
})
