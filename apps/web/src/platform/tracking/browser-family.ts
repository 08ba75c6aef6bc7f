/** As user agents name themselves; the first that fits, because most also say that they are Chrome or Safari. */
const families: readonly (readonly [RegExp, string])[] = [
  [/\bDingTalk\//, 'dingtalk'],
  [/\bMicroMessenger\//, 'wechat'],
  [/\bEdg(A|iOS)?\//, 'edge'],
  [/\b(OPR|OPT)\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
]

/** The family alone: with versions and systems a browser could be told from others. */
export const browserFamily = (userAgent: string): string =>
  families.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other'
