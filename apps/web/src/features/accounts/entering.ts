import { api } from '../../platform/api/api.ts'
import { startSession } from '../../platform/session/session-store.ts'

interface Credentials {
  email: string
  password: string
}

export async function signIn({ email, password }: Credentials): Promise<void> {
  await enter(await api('/passport/login', { email, password }))
}

export async function register({ email, password }: Credentials): Promise<void> {
  await enter(await api('/passport/register', { email, password, agreed: true }))
}

/** The account service proves who one is, the main service opens the session. */
async function enter({ api_token }: { api_token: string }): Promise<void> {
  const { token, user } = await api('/login', { api_token })
  startSession(token, user)
}
