export const urls = import.meta.glob<string>(
  '../../../../../../node_modules/@fontsource/work-sans/files/*-{400,500,600,700}-{normal,italic}.woff2',
  { query: '?url&no-inline', import: 'default', eager: true },
)
