import type { Plugin } from 'vite'

/**
 * Marks chunks of which most functions run before the first picture is seen. Browsers compile a function when it is first called, on
 * the thread that draws; with this comment Chromium compiles them all on another one, while the file is still coming.
 */
export function compiledEarly(chunks: RegExp): Plugin {
  return {
    name: 'compiled-early',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunks.test(chunk.name))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
        }
      },
    },
  }
}
