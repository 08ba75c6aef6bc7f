import { readFileSync } from 'node:fs'
import type { ImagePrimitive } from '@ramify/scene'
import { expect, test, vi } from 'vitest'
import { drawImage } from './draw-image.ts'

const image: ImagePrimitive = {
  kind: 'image',
  resource: 'r',
  rect: { x: 10, y: 20, width: 120, height: 80 },
  radius: 8,
}

/** As much of an element as a picture needs. */
class FakeElement {
  readonly attributes: Record<string, string> = {}
  readonly style = {}
  readonly children: FakeElement[] = []
  parent: FakeElement | null = null
  fail: () => void = () => undefined

  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  get firstElementChild() {
    return this.children[0]
  }

  setAttribute(name: string, value: string) {
    this.attributes[name] = value
  }

  addEventListener(_error: string, listener: () => void) {
    this.fail = listener
  }

  append(...elements: FakeElement[]) {
    for (const element of elements) this.put(element, this.children.length, 0)
  }

  after(element: FakeElement) {
    this.parent?.put(element, this.parent.children.indexOf(this) + 1, 0)
  }

  replaceWith(element: FakeElement) {
    this.parent?.put(element, this.parent.children.indexOf(this), 1)
  }

  put(element: FakeElement, at: number, instead: number) {
    this.children.splice(at, instead, element)
    element.parent = this
  }
}

vi.stubGlobal('document', {
  createElementNS: (_space: string, name: string) => new FakeElement(name),
  createElement: (name: string) => new FakeElement(name),
})

const drawn = (found: Promise<string | null>) => {
  const group = new FakeElement('g')
  group.append(drawImage(image, { url: () => found }) as unknown as FakeElement)
  return group
}
const namesIn = ({ children }: FakeElement) => children.map(({ name }) => name)

test('a picture that is on its way has its place, one that never comes a sign in it', async () => {
  const coming = drawn(new Promise(() => undefined))
  expect(coming.children[0]?.attributes).toMatchObject({ x: '10', y: '20', width: '120', height: '80', rx: '8' })
  expect(namesIn(coming)).toEqual(['rect'])
  for (const group of [drawn(Promise.resolve(null)), drawn(Promise.reject(new Error('offline')))]) {
    await vi.waitFor(() => expect(namesIn(group)).toEqual(['rect', 'g']))
    expect(group.children[1]?.attributes).toHaveProperty('data-missing-picture')
  }
})

test('one that has come stands in its place, until it turns out to be broken', async () => {
  const group = drawn(Promise.resolve('/picture'))
  await vi.waitFor(() => expect(namesIn(group)).toEqual(['foreignObject']))
  const [picture] = group.children[0]?.children ?? []
  expect(picture).toMatchObject({ name: 'img', src: '/picture', attributes: { width: '120', height: '80' } })
  picture?.fail()
  expect(namesIn(group)).toEqual(['rect', 'g'])
})

test('the place of a picture lets the paper through, light or dark', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  expect(read('draw-image.module.css')).toMatch(/\.place \{\n {2}fill: var\(--picture-place\);/)
  const opacities = [...read('../../ui/tokens.css').matchAll(/--picture-place: (.*);/g)].map(
    ([, color = '']) => /^rgb\([\d ]+\/ ([\d.]+)\)$/.exec(color)?.[1],
  )
  expect(opacities.length).toBeGreaterThan(0)
  for (const opacity of opacities) expect(Number(opacity)).toBeLessThanOrEqual(0.25)
})
