import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { apiClient, type Person } from '../../kit/api.ts'
import type { EngineUnderTest } from '../../kit/database/engines.ts'
import { startServer } from '../../kit/server/server.ts'
import { type IdentityServer, startIdentityServer } from '../../kit/services/identity-server.ts'
import { journeysAt } from '../files/file-journey.ts'
import { IdentityPage } from '../pages/identity-page.ts'
import { codeSentTo } from './code-sent-to.ts'

/**
 * Registering takes a code here, as at a public service, or an account elsewhere: at a real identity server, which asks who people
 * are and whether that may be told.
 */
export function entryJourneys(engine: EngineUnderTest) {
  let harbour: IdentityServer
  const journey = journeysAt(async () => {
    harbour = await startIdentityServer({
      id: 'harbour',
      name: 'Harbour',
      redirectUris: () => [`${journey.server.address}/api/passport/callback/harbour`],
    })
    const OIDC_ISSUERS = JSON.stringify({ harbour: harbour.settings })
    const server = await startServer({ engine, env: { REGISTER_CODE: 'on', CODES_PER_HOUR: '10000', OIDC_ISSUERS } })
    const stop = async () => void (await Promise.all([server.stop(), harbour.stop()]))
    return { address: server.address, store: server.store, stop }
  })
  const sentTo = (to: string) => codeSentTo(journey.server.store.dataDir, to)
  return {
    journey,
    sentTo,
    async newPerson(): Promise<Person> {
      const [email, password] = [`person-${randomBytes(6).toString('hex')}@example.com`, 'secret-1']
      const api = apiClient(journey.server.address)
      await api('/passport/captcha', { email, scene: 'register' })
      const captcha = await sentTo(email)
      const { api_token } = await api('/passport/register', { email, password, captcha, agreed: true })
      const { token } = await api('/login', { api_token })
      return { email, password, token, api: apiClient(journey.server.address, token) }
    },
    /** What the provider knows of its people, by their names. */
    get people() {
      return harbour.people
    },
    /** From the sign-in page to the provider's. */
    async leave(page: Page, name = journey.english.text('accounts.with', { provider: 'Harbour' })) {
      // The provider remembers nobody, as if it were another day.
      await page.context().clearCookies({ name: /^harbour/ })
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name }).click()
      await page.waitForURL(`${harbour.issuer}/**`)
      return new IdentityPage(page)
    },
  }
}
