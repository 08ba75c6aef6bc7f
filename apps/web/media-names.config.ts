import type { Plugin } from 'vite'
import { handAsideMedia, handMedia } from './src/platform/hand-media.ts'

const names: Readonly<Record<string, string>> = { '(--hand)': handMedia, '(--hand-aside)': handAsideMedia }

/** Style sheets name the kinds of screens that scripts ask for too: each is said in one place. */
export function mediaNames(): Plugin {
  return {
    name: 'media-names',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (css) => css.replace(/\(--[\w-]+\)(?=[^{};]*\{)/g, (name) => names[name] ?? name),
    },
  }
}
