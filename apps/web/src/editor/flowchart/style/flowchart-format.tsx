import type { FlowchartCommand } from '@ramify/document'
import { sameJson } from '@ramify/document'
import { Link2, NotebookText } from 'lucide-react'
import { useMemo } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { usePart, useStore } from '../../../platform/store.ts'
import type { FormatColor, FormatOfKind, KeptLook } from '../../editor-kind.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { idsOf } from '../items/items.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import { choose } from './chosen.ts'
import { paletteOf } from './palette.ts'
import { useChosen } from './use-chosen.ts'

/** How shapes and connectors are dressed with a thumb, and what else there is about them. */
export const flowchartFormat: FormatOfKind = {
  useLook() {
    const editor = useFlowchartEditor()
    const theme = usePart(editor.scene, () => editor.document.snapshot.theme)
    const palette = useMemo(() => paletteOf(theme), [theme])
    const { shapes, connectors, texts, lockReason } = useChosen()
    const usualLine = usePart(editor.scene, (page) => page.parts.tools.theme.connector.color)
    if (lockReason !== null || shapes.things.length + connectors.things.length + texts.things.length === 0) return null
    const colors: FormatColor[] = []
    if (texts.things.length > 0) {
      colors.push({
        of: 'text',
        value: texts.paint('color', ({ color }) => color),
        themeColor: texts.seen(({ color }) => color),
        offered: palette.texts,
        choose: (color) => texts.dress({ color }),
      })
    }
    if (shapes.things.length > 0) {
      colors.push({
        of: 'fill',
        value: shapes.paint('fill', ({ face }) => face.style.fill),
        themeColor: shapes.seen(({ face }) => face.style.fill),
        offered: palette.fills,
        canBeNone: true,
        choose: (fill) => shapes.dress({ fill }),
      })
    }
    if (connectors.things.length > 0) {
      colors.push({
        of: 'line',
        value: connectors.look('color'),
        themeColor: usualLine,
        offered: palette.texts,
        choose: (color) => connectors.dress({ color }),
      })
    }
    return {
      hasWords: texts.things.length > 0,
      size: texts.seen(({ font }) => font.size),
      family: texts.seen(({ font }) => font.families[0] ?? null),
      palette,
      colors,
      dress: (font) => texts.dress(font),
    }
  },

  keep: (editor: FlowchartEditor) => keepLooks(editor),

  useRows() {
    const editor = useFlowchartEditor()
    const { text } = useText()
    const [id, another] = idsOf(useStore(editor.selection)).shapes
    const shape = usePart(editor.scene, () => editor.document.snapshot.shapes.get(id ?? ''))
    const only = another === undefined ? shape : undefined
    if (id === undefined) return []
    const none = only && text('editor.color.none')
    return [
      {
        label: 'editor.panel.note',
        icon: NotebookText,
        value: only && (only.note.text.split('\n')[0] || none),
        leadsTo: { sheet: 'note' },
      },
      {
        label: 'editor.action.link',
        icon: Link2,
        value: only && (only.link ? text('editor.phone.set') : none),
        leadsTo: { action: 'editor.link' },
      },
    ]
  },

  tiles: (editor: FlowchartEditor) =>
    idsOf(editor.selection.get()).shapes.length > 0
      ? [
          'flowchart.replace-shape',
          'editor.to-front',
          'editor.to-back',
          'editor.group',
          'editor.ungroup',
          'flowchart.lock',
        ]
      : ['flowchart.connector-reverse', 'flowchart.arrows-swap', 'flowchart.connector-reset', 'flowchart.lock'],
}

function keepLooks(editor: FlowchartEditor): KeptLook {
  const { shapes, connectors, labels } = choose(editor)
  const looks = {
    shapes: shapes.things.map(({ id, shape }) => ({ id, look: shape.look })),
    connectors: connectors.things.map(({ id, look }) => ({ id, look })),
    labels: labels.map(({ id, look }) => ({ id, look })),
  }
  const commands = (): FlowchartCommand[] => {
    const { snapshot } = editor.document
    return [
      ...changed(looks.shapes, snapshot.shapes).flatMap(({ id, look }): FlowchartCommand[] => [
        { type: 'setShapes', shapes: [id], look: null },
        { type: 'setShapes', shapes: [id], look },
      ]),
      ...changed(looks.connectors, snapshot.connectors).flatMap(({ id, look }): FlowchartCommand[] => [
        { type: 'setConnectors', connectors: [id], look: null },
        { type: 'setConnectors', connectors: [id], look },
      ]),
      ...changed(looks.labels, snapshot.labels).flatMap(({ id, look }): FlowchartCommand[] => [
        { type: 'setLabels', labels: [id], look: null },
        { type: 'setLabels', labels: [id], look },
      ]),
    ]
  }
  return { isChanged: () => commands().length > 0, takeBack: () => void editor.batch(commands()) }
}

const changed = <Thing extends { readonly id: string; readonly look: object }>(
  kept: readonly Thing[],
  now: ReadonlyMap<string, { readonly look: object }>,
) => kept.filter(({ id, look }) => now.has(id) && !sameJson(now.get(id)?.look, look))
