import { beforeEach, expect, test, vi } from 'vitest'

const world = vi.hoisted(() => ({ told: [] as unknown[], saved: [] as string[], takes: true }))
vi.mock('../save-blob.ts', () => ({ saveBlob: (_blob: Blob, name: string) => world.saved.push(name) }))
vi.mock('../../../platform/native-shell/tell-shell.ts', () => ({
  tellShell: (...said: unknown[]) => world.takes && world.told.push(said) > 0,
}))
const { deliverFile, isThere } = await import('./deliver-file.ts')

const opened: string[] = []
beforeEach(() => {
  Object.assign(world, { told: [], saved: [], takes: true })
  opened.length = 0
  vi.stubGlobal('document', {
    createElement: () => ({
      href: '',
      click() {
        opened.push(this.href)
      },
    }),
  })
})

const served = (media_type: string) => ({
  url: 'https://maps.example/api/exported/abc',
  file_name: 'Plan',
  media_type,
  size: 5,
  expires_at: Date.now() + 60_000,
})

test('in a browser the bytes are saved', () => {
  deliverFile(new Blob(['x']), 'Plan.jpg')
  expect(world).toMatchObject({ saved: ['Plan.jpg'], told: [] })
})

test('a shell is told of JPG and PDF; it downloads all others, and what it did not take', () => {
  const [jpg, pdf, other] = [served('image/jpeg'), served('application/pdf'), served('text/markdown')]
  for (const file of [jpg, pdf, other]) deliverFile(file, 'Plan')
  expect(world.told).toEqual([
    ['exportJPG', jpg],
    ['exportPDF', pdf],
  ])
  expect(opened).toEqual([other.url])
  world.takes = false
  deliverFile(pdf, 'Plan')
  expect(opened).toEqual([other.url, pdf.url])
  expect(world.saved).toEqual([])
})

test('an address is there until its time is over', () => {
  expect(isThere(served('image/jpeg'))).toBe(true)
  expect(isThere({ ...served('image/jpeg'), expires_at: Date.now() - 1 })).toBe(false)
  expect(isThere(new Blob(['x']))).toBe(true)
})
