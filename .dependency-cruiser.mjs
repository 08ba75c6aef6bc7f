import { forbiddenImports } from './scripts/check/imports/forbidden-imports.ts'

export default {
  forbidden: forbiddenImports,
  options: {
    // Excalidraw's lesson: types that are imported upwards tie the knot just as well.
    tsPreCompilationDeps: true,
    // Who imports each file is asked by no rule, and took a tenth of the time.
    skipAnalysisNotInRules: true,
    doNotFollow: { path: 'node_modules' },
    // Files of a build import each other as the bundler likes.
    exclude: { path: '^((apps|packages)/[^/]+|bench)/(dist|dist-editor|coverage)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
}
