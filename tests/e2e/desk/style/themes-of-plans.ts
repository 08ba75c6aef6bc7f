import { expect } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import type { DeskPage } from '../desk-page.ts'

async function openThemes(desk: DeskPage) {
  const { text } = desk.words
  await desk.openTab('theme')
  const kinds = desk.panel.getByRole('group', { name: text('editor.theme.kind') })
  await kinds.getByText(text('editor.theme.all'), { exact: true }).waitFor()
  return kinds.getByRole('radio', { name: text('editor.theme.vip') })
}

/** Themes of a higher plan, and of one's own, are offered and refused in words. */
export async function expectPlansTold(desk: DeskPage): Promise<void> {
  const { page, words } = desk
  const vip = await openThemes(desk)
  const told = page.getByText('This is for VIP members only.')
  await vip.first().click()
  const paper = await desk.paper()
  const card = desk.panel.getByRole('radio', { name: /\(VIP\)/ })
  await eventually(() => card.count()).toBe(5)
  await card.first().click()
  await told.waitFor()
  await page.mouse.move(400, 300)
  await eventually(() => desk.paper()).toBe(paper)

  // The same words are told anew, in the place of those before.
  const before = await told.elementHandle()
  await desk.panel.getByRole('button', { name: words.text('editor.theme.save') }).click()
  await eventually(async () => before?.evaluate((words) => words.isConnected)).toBe(false)
  await told.waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
}

export async function expectNoPlans(desk: DeskPage): Promise<void> {
  const vip = await openThemes(desk)
  expect(await vip.count()).toBe(0)
  expect(await desk.panel.getByText('VIP').count()).toBe(0)
  expect(await desk.panel.getByRole('radio', { name: /\(VIP\)/ }).count()).toBe(0)
  const paper = await desk.paper()
  await desk.panel.getByRole('radio', { name: 'Ember', exact: true }).click()
  await eventually(() => desk.paper()).not.toBe(paper)
}
