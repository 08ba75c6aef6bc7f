export const urls = import.meta.glob<string>(
  [
    '../../../../../../node_modules/@fontsource/noto-serif-sc/files/*-{400,500,600,700}-normal.woff2',
    // All slices once more in one file.
    '!**/*-chinese-simplified-*',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
)
