export const urls = import.meta.glob<string>(
  '../../../../../../node_modules/@fontsource/oswald/files/*-{400,500,600,700}-normal.woff2',
  { query: '?url&no-inline', import: 'default', eager: true },
)
