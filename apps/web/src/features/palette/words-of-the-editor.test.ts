import { newMap, openMap } from '@ramify/document'
import { createTranslator, type LanguageId, languages } from '@ramify/locales'
import { expect, test } from 'vitest'
import { plainMeasurer } from '../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { openMapEditor } from '../../../../../tests/kit/editor/open-map-editor.ts'
import { editorActions } from '../../editor/shell/editor-actions.ts'
import { setTranslator } from '../../platform/i18n/language.ts'
import { findActions } from './find-actions.ts'

/** What is found first by words that people know from panels and from other programs. */
const expected: Record<LanguageId, Record<string, string>> = {
  en: {
    layout: 'map-layout-default',
    fishbone: 'map-layout-fish-bone',
    timeline: 'map-layout-timeline',
    'branch timeline': 'branch-layout-timeline',
    'night train': 'theme-spy-2',
    'level 4': 'fold-level-4',
    'fold 6': 'fold-level-6',
    'zoom 50': 'zoom-50',
    'zoom 100': 'zoom-100',
    'zoom 200': 'zoom-200',
    eyedropper: 'pick-fill',
    'progress 75': 'progress-75',
    'priority 3': 'priority-3',
    tag: 'labels',
    'numbering A.1': 'numbering-letters',
  },
  zh: {
    布局: 'map-layout-default',
    鱼骨: 'map-layout-fish-bone',
    时间轴: 'map-layout-timeline',
    '分支 时间轴': 'branch-layout-timeline',
    夜车: 'theme-spy-2',
    '级 4': 'fold-level-4',
    '缩放 50': 'zoom-50',
    '缩放 100': 'zoom-100',
    吸管: 'pick-fill',
    '进度 75': 'progress-75',
    '优先级 3': 'priority-3',
    标签: 'labels',
    '编号 1.1': 'numbering-decimal',
  },
}

test.each(Object.keys(expected) as LanguageId[])(
  'finds every action of the editor by its words in %s',
  async (language) => {
    const translator = createTranslator(language, await languages[language].load())
    setTranslator(translator)
    const document = openMap(newMap({ text: 'Root', root: 'root' }))
    document.execute({ type: 'addTree', forest: [{ id: 'branch' }], to: { parent: document.snapshot.root } })
    const editor = openMapEditor({ document, measurer: plainMeasurer, fonts: Promise.resolve() })
    await editor.ready
    editor.selectTopics(['branch'])
    // As the palette does: what phones alone have is not offered at a desk.
    const offered = editorActions(editor).filter(({ isVisible }) => isVisible?.() ?? true)
    const spoken = offered.map(({ id, label, keywords = () => '', group }) => ({
      id,
      label: typeof label === 'function' ? label() : translator.text(label),
      keywords: typeof keywords === 'function' ? keywords(translator) : translator.text(keywords),
      groupLabel: group,
    }))
    const found = Object.keys(expected[language]).map((words) => [words, findActions(spoken, words)[0]?.id])
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(expected[language]).map(([words, id]) => [words, `editor.${id}`])),
    )
  },
)
