// Runs before the first paint, so that nobody who chose dark sees a white flash, and keeps what is typed before the app is
// there, and Ctrl+S from the browser. It cannot import anything: keys and rules repeat those of the app, and platform/boot.test.ts holds
// the two together.
;(() => {
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null // storage is forbidden: nothing was chosen
    }
  }
  const theme = stored('ramify.theme')
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const written = document.querySelector('meta[name="brand"]')?.getAttribute('content')
  // The server writes it; a page that did not come from it speaks every language.
  const spoken = JSON.parse(written || '{}').languages ?? ['en', 'zh']
  const wishes = [new URLSearchParams(location.search).get('lang'), stored('ramify.language'), ...navigator.languages]
  const language = wishes.map((wish) => wish?.toLowerCase().split('-')[0]).find((id) => spoken.includes(id))
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  document.documentElement.lang = language ?? (spoken.includes('en') ? 'en' : spoken[0])

  // Before anybody else hears of the key: a field may keep it to itself, and a dialog or a page that is still loading has no use for it.
  // The browser's "Save page" saves nothing of a map. platform/actions/browser-save.ts has the same rule.
  const savesPage = ({ key, code, ctrlKey, metaKey, shiftKey, altKey }) =>
    (ctrlKey || metaKey) &&
    !shiftKey &&
    !altKey &&
    (/^[\x20-\x7e]$/.test(key) ? key.toLowerCase() === 's' : code === 'KeyS')
  addEventListener('keydown', (event) => savesPage(event) && event.preventDefault(), true)

  // An address that leads to a map: the first keys belong to it. Anywhere else they may be meant for a form.
  const isHere = (key) => stored(key) !== null
  const isFirstVisit = !['ramify.token', 'ramify.guest', 'ramify.way'].some(isHere)
  const [, place] = /^\/(doc|guest)\/[\w-]{1,64}$/.exec(location.pathname) ?? []
  const leadsToMap =
    place === 'guest' ||
    (place === 'doc' && isHere('ramify.token')) ||
    (location.pathname === '/' && isFirstVisit && !new URLSearchParams(location.search).has('client_token'))
  // The app would ask for them when it has started and knows where it is and what it speaks. The build lists them.
  const listed = (name) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.split(' ') ?? []
  const spokenHere = `${document.documentElement.lang}=`
  const texts = listed('language-files').filter((file) => file.startsWith(spokenHere))
  const isShared = /^\/(view|embed)\/./.test(location.pathname)
  // Every page is set in these fonts: where they come late, lines break elsewhere and buttons move from under a finger.
  const fonts = listed('document-files').filter((file) => file.endsWith('.woff2'))
  const hasHover = !matchMedia('(hover: none)').matches
  // Beside the map of a desk a panel is open.
  const ofMap = () => [...listed('document-files'), ...(hasHover ? listed('panel-files') : [])]
  const isPublic = location.pathname.startsWith('/login') || !['ramify.token', 'ramify.guest'].some(isHere)
  const ofPage = () => [...listed(isPublic ? 'public-files' : 'home-files'), ...fonts]
  const wanted = leadsToMap ? ofMap() : isShared ? listed('viewer-files') : ofPage()
  const files = [...texts.map((file) => file.slice(spokenHere.length)), ...wanted]
  for (const href of files) {
    const as = { css: 'style', woff2: 'font' }[href.split('.').at(-1)]
    // As the app asks for them, or they would be fetched twice.
    const link = as ? { rel: 'preload', as, href, crossOrigin: '' } : { rel: 'modulepreload', href }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
  // A frame would take the focus from the page around it; on a touch screen the focus would bring up the keyboard.
  if (!leadsToMap || window !== top || !hasHover) return
  // platform/early-keys.ts takes it over.
  const field = document.createElement('textarea')
  field.id = 'early-keys'
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;width:1px;height:1px;opacity:0;border:0;padding:0'
  field.addEventListener('keydown', (event) => {
    const mark = { Enter: '\x1e', Tab: '\x1f' }[event.key]
    if (!mark || event.isComposing || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    field.setRangeText(mark, field.selectionStart, field.selectionEnd, 'end')
  })
  field.addEventListener('compositionstart', () => field.setAttribute('data-composing', ''))
  field.addEventListener('compositionend', () => field.removeAttribute('data-composing'))
  // There is no body yet.
  document.documentElement.append(field)
  field.focus({ preventScroll: true })
})()
