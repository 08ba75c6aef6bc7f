export const urls = import.meta.glob<string>(
  [
    '../../../../../../node_modules/@fontsource/noto-emoji/files/*-{400,500,600,700}-normal.woff2',
    // All slices once more in one file.
    '!**/*-emoji-emoji-*',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
)
