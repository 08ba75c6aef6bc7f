/** "Firefox on Windows", from what a browser calls itself; `null` for a part nobody can tell. */
export function deviceName(userAgent: string): { browser: string | null; system: string | null } {
  return { browser: firstMatch(browsers, userAgent), system: firstMatch(systems, userAgent) }
}

// Most browsers also claim to be another one: the particular names stand before the general.
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b((Headless)?Chrome|CriOS)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows NT\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

function firstMatch(table: readonly (readonly [string, RegExp])[], userAgent: string): string | null {
  return table.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null
}
