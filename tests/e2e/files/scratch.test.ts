import { readFileSync } from 'node:fs'
import { describe, it } from 'vitest'
import { sharedJourneys } from '../desk/desk-journey.ts'

describe('scratch', () => {
  const journey = sharedJourneys()
  const file = '/work/shared/samples/x02_xmind_pro.xmind'
  it('looks', async () => {
    for (const [name, view] of [
      ['phone-dark', { width: 390, height: 844, colorScheme: 'dark' }],
    ] as const) {
      const { page, problems, close } = await journey.guest('/guest', view)
      await page.waitForTimeout(1500)
      await page.screenshot({ path: `/tmp/shots/${name}-home.png` })
      const bytes = readFileSync(file).toString('base64')
      const transfer = await page.evaluateHandle((data) => {
        const made = new DataTransfer()
        made.items.add(new File([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], 'urban-heat.xmind'))
        return made
      }, bytes)
      await page.dispatchEvent('main', 'dragenter', { dataTransfer: transfer })
      await page.waitForTimeout(500)
      await page.screenshot({ path: `/tmp/shots/${name}-drop.png` })
      await page.dispatchEvent('main', 'drop', { dataTransfer: transfer })
      await page.waitForURL(/\/guest\/\w+/)
      await page.waitForTimeout(3000)
      await page.screenshot({ path: `/tmp/shots/${name}-report.png` })
      const locate = page.getByRole('button', { name: /Show on map|在图中查看/ }).first()
      await locate.click()
      await page.waitForTimeout(1200)
      await page.screenshot({ path: `/tmp/shots/${name}-located.png` })
      await page.getByRole('button', { name: /Close the report|关闭报告/ }).click()
      await page.keyboard.press('Control+Shift+E')
      await page.waitForTimeout(2500)
      await page.screenshot({ path: `/tmp/shots/${name}-export.png` })
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await page.getByRole('button', { name: 'More', exact: true }).or(page.getByRole('button', { name: /^More/ })).last().click()
      await page.waitForTimeout(500)
      await page.screenshot({ path: `/tmp/shots/${name}-more.png` })
      await page.getByRole('menuitem', { name: /^Print$/ }).click()
      await page.waitForTimeout(2500)
      await page.getByText(/Actual size|实际大小/).click()
      await page.waitForTimeout(500)
      await page.screenshot({ path: `/tmp/shots/${name}-print.png` })
      console.log(name, problems)
      void close
    }
  })
})
