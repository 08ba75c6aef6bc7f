/** A browser without a screen, on its way to an identity server and back. */
export interface Traveller {
  /** Asks the server under test for the address of a provider. */
  begin(query: Record<string, string>, token?: string): Promise<{ url: string; state: string }>
  /** Signs in at the provider, or refuses; the address that leads back. */
  through(url: string, who: string, act?: 'go' | 'refuse'): Promise<URL>
  /** Comes back: the page that is shown, and what it is told behind the #. */
  comeBack(address: URL): Promise<{ page: string; end: Record<string, string> }>
}

/** With headers that the browser sends with everything, such as what it says it is. */
export function traveller(address: string, own: Record<string, string> = {}): Traveller {
  const jars = new Map<string, Map<string, string>>()

  async function visit(url: URL, init: RequestInit = {}): Promise<Response> {
    const jar = jars.get(url.origin) ?? new Map<string, string>()
    jars.set(url.origin, jar)
    const cookie = Array.from(jar, (pair) => pair.join('=')).join('; ')
    const response = await fetch(url, { redirect: 'manual', ...init, headers: { ...own, ...init.headers, cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    return response
  }

  return {
    begin: async (query, token) => {
      const url = new URL(`/api/passport/login-url?${new URLSearchParams(query)}`, address)
      const answer = await (await visit(url, token ? { headers: { authorization: `Bearer ${token}` } } : {})).json()
      if (answer.status !== 200) throw Object.assign(new Error('refused'), { errno: answer.status, ...answer.data })
      return answer.data
    },

    through: async (url, who, act = 'go') => {
      let next = new URL(url)
      for (let steps = 0; steps < 12; steps++) {
        if (next.pathname.startsWith('/api/passport/callback/')) return next
        const shown = await visit(next)
        const form = { method: 'POST', body: new URLSearchParams({ who, act }) }
        const led = shown.status === 200 ? await visit(next, form) : shown
        const location = led.headers.get('location')
        if (location === null) throw new Error(`Stuck at ${next.pathname}: ${led.status} ${await led.text()}`)
        next = new URL(location, next)
      }
      throw new Error('Led round and round')
    },

    comeBack: async (back) => {
      const response = await visit(back)
      const led = new URL(response.headers.get('location') ?? '', address)
      if (response.status !== 303 || led.origin !== address) throw new Error(`Led to ${response.status} ${led}`)
      return { page: led.pathname + led.search, end: Object.fromEntries(new URLSearchParams(led.hash.slice(1))) }
    },
  }
}
