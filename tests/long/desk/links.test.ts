import { expect, it } from 'vitest'
import { deskJourneys } from '../../e2e/desk/desk-journey.ts'
import { goOffline, goOnline } from '../../kit/browser/network.ts'

const openDesk = deskJourneys()

// That one is asked: tests/e2e/desk/content/content-links.test.ts.
it('a link to a map is kept where nobody can be asked whether that is there', async () => {
  const { desk, page, text, person, fileId } = await openDesk('Plan')
  const { origin } = new URL(page.url())
  const dialog = page.getByRole('dialog', { name: text('editor.link') })
  const address = dialog.getByRole('textbox', { name: text('editor.link.address') })
  await page.keyboard.press('Control+Shift+k')
  // Whoever has never seen the dialog would have to fetch it.
  await address.fill(`${origin}/view/${'0'.repeat(32)}`)
  await page.keyboard.press('Enter')
  await dialog.getByRole('alert').getByText(text('editor.link.no-map')).waitFor()
  await goOffline(page.context())
  await address.fill(`${origin}/view/${'1'.repeat(32)}`)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await goOnline(page.context())
  await desk.saved.waitFor()
  const { content = {} } = await person.api('/open', { file_guid: fileId })
  expect(JSON.stringify(content)).toContain(`#map:${'1'.repeat(32)}`)
})
