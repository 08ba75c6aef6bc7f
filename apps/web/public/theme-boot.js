// Runs before the first paint, so that nobody who chose dark sees a white flash. It cannot import anything: keys and
// rules repeat those of platform/theme, platform/brand and platform/i18n, and theme-boot.test.ts holds the two together.
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
})()
