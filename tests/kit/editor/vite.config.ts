import { fileURLToPath } from 'node:url'
import { mergeConfig } from 'vite'
import editor from '../../../apps/web/vite.editor.config.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** The stand-alone editor, and beside it one for the kind of document that only tests have. */
export default mergeConfig(
  { ...editor, build: { ...editor.build, lib: undefined } },
  {
    root: path('../../../apps/web'),
    build: {
      lib: {
        entry: {
          'ramify-editor': path('../../../apps/web/src/editor/shell/stand-alone.ts'),
          'cards-editor': path('../cards/cards-editor.ts'),
          'flowchart-editor': path('../flowchart/flowchart-editor.ts'),
        },
        formats: ['es'],
        cssFileName: 'ramify-editor',
      },
    },
  },
)
