import { api } from '../../../../platform/api/api.ts'
import type { CodeScene } from './code-clock.ts'
import { type Contact, contactBody } from './contact.ts'

/** In how many seconds another one can be sent. */
export async function sendCode(scene: CodeScene, contact: Contact): Promise<number> {
  const { wait } = await api('/passport/captcha', { ...contactBody(contact), scene })
  return wait
}
