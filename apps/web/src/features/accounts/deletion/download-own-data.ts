import { api } from '../../../platform/api/api.ts'

/** Everything the person has here, as one file. The address is good for a minute, so nobody need keep it to themselves. */
export async function downloadOwnData(): Promise<void> {
  const { url } = await api('/user/export', {})
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
