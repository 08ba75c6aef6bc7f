import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { emojiSheets } from './emoji-sheets.config.ts'
import { mediaNames } from './media-names.config.ts'

/** The editor by itself, for pages that are not ours. */
export default defineConfig({
  plugins: [react(), mediaNames(), emojiSheets()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    target: 'es2022',
    outDir: 'dist-editor',
    assetsInlineLimit: 0,
    lib: {
      entry: 'src/editor/shell/stand-alone.ts',
      formats: ['es'],
      fileName: 'ramify-editor',
      cssFileName: 'ramify-editor',
    },
  },
})
