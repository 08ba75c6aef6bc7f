import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyedElements } from './keyed-elements.ts'

interface Item {
  readonly id: string
  readonly words: string
  readonly at: number
}

/** As much of an element as is needed here, which counts what is done to it. */
class FakeElement {
  children: FakeElement[] = []
  parent: FakeElement | null = null
  words = ''
  at = 0
  moves = 0

  get firstChild(): FakeElement | null {
    return this.children[0] ?? null
  }

  get nextSibling(): FakeElement | null {
    return this.parent?.children[this.parent.children.indexOf(this) + 1] ?? null
  }

  insertBefore(element: FakeElement, before: FakeElement | null): void {
    element.remove()
    const index = before ? this.children.indexOf(before) : this.children.length
    this.children.splice(index, 0, element)
    element.parent = this
    this.moves++
  }

  remove(): void {
    if (this.parent) this.parent.children = this.parent.children.filter((each) => each !== this)
    this.parent = null
  }
}

const drawn: string[] = []
const elementsIn = (parent: FakeElement) =>
  keyedElements<Item>(parent as unknown as SVGElement, {
    id: ({ id }) => id,
    isSame: (before, item) => before.words === item.words && before.at === item.at,
    draw: ({ id, words, at }) => {
      drawn.push(id)
      return words === '' ? null : (Object.assign(new FakeElement(), { words, at }) as unknown as SVGElement)
    },
    change: (element, before, item) => {
      if (before.words !== item.words) return false
      ;(element as unknown as FakeElement).at = item.at
      return true
    },
  })

const item = fc.record({
  id: fc.constantFrom(...'abcdefgh'),
  words: fc.constantFrom('', 'one', 'two'),
  at: fc.integer({ min: 0, max: 2 }),
})
const items = fc.uniqueArray(item, { selector: ({ id }) => id })

test('whatever was there before, the elements are those of the items, in their order', () => {
  fc.assert(
    fc.property(fc.array(items, { minLength: 1, maxLength: 6 }), fc.constantFrom(...'abc'), (steps, forgotten) => {
      const parent = new FakeElement()
      const elements = elementsIn(parent)
      for (const step of steps) {
        elements.forget(forgotten)
        elements.show(step)
        const seen = step.filter(({ words }) => words !== '')
        expect(parent.children.map(({ words, at }) => ({ words, at }))).toEqual(
          seen.map(({ words, at }) => ({ words, at })),
        )
      }
    }),
  )
})

test('only what has changed is drawn and nothing else is moved', () => {
  const parent = new FakeElement()
  const elements = elementsIn(parent)
  const all = [...'abcdef'].map((id) => ({ id, words: 'one', at: 0 }))
  elements.show(all)
  drawn.length = 0
  parent.moves = 0
  elements.show(all.map((each) => ({ ...each, at: 1 })))
  expect([drawn, parent.moves]).toEqual([[], 0])
  elements.show(all.map((each) => (each.id === 'c' ? { ...each, words: 'two', at: 1 } : { ...each, at: 1 })))
  expect([drawn, parent.moves]).toEqual([['c'], 1])
  elements.show(all.filter(({ id }) => id !== 'a').map((each) => ({ ...each, words: 'one', at: 1 })))
  expect([drawn, parent.moves]).toEqual([['c', 'c'], 2])
  elements.forget('f')
  elements.show(all.map((each) => ({ ...each, at: 1 })))
  expect(drawn).toEqual(['c', 'c', 'a', 'f'])
})
