import { type Marks, sameJson } from '@ramify/document'
import { icons } from '@ramify/scene'
import { CircleCheck, Flag, Link2, NotebookText, Smile, Tag } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import type { FormatOfKind, KeptLook } from '../../editor-kind.ts'
import { useThemePalette } from '../color/use-theme-palette.ts'
import { IconView } from '../icons/IconView.tsx'
import type { MapEditor } from '../map-editor.ts'
import { Priority } from '../marks/Priority.tsx'
import { useChosen } from '../style/use-chosen.ts'
import { chipDay } from '../tasks/day-words.ts'
import { today } from '../tasks/today.ts'
import { useMapEditor } from '../use-map-editor.ts'

/** How topics are dressed with a thumb, and what else there is about them. */
export const mapFormat: FormatOfKind = {
  useLook() {
    const chosen = useChosen()
    const item = useStore(useMapEditor().selectedItem)
    const palette = useThemePalette()
    if (item !== null || chosen.topics.length === 0) return null
    return {
      hasWords: true,
      size: chosen.seen(({ face }) => face.look.size ?? face.role.type.font.size),
      family: chosen.seen(({ face }) => face.look.family ?? face.role.type.font.families[0] ?? null),
      palette,
      colors: [
        {
          of: 'text',
          value: chosen.look('color'),
          themeColor: chosen.seen(({ face }) => face.style.color),
          offered: palette.texts,
          choose: (color) => chosen.dress({ color }),
        },
        {
          of: 'fill',
          value: chosen.look('fill'),
          themeColor: chosen.seen(({ face }) => face.style.fill),
          offered: palette.fills,
          canBeNone: true,
          choose: (fill) => chosen.dress({ fill }),
        },
      ],
      dress: (font) => chosen.dress(font),
    }
  },

  keep: (editor: MapEditor) => keepLooks(editor),

  useRows() {
    const words = useText()
    const { text } = words
    const [node, another] = useChosen().topics.map(({ face }) => face.node)
    const only = another === undefined ? node : undefined
    const none = only && text('editor.color.none')
    return [
      {
        label: 'editor.panel.icons',
        icon: Smile,
        value: (only && hasIcons(only.marks) && <Icons {...only.marks} />) || none,
        leadsTo: { sheet: 'icons' },
      },
      {
        label: 'editor.style.labels',
        icon: Tag,
        value: only && (only.marks.labels.join(', ') || none),
        leadsTo: { sheet: 'labels' },
      },
      {
        label: 'editor.panel.note',
        icon: NotebookText,
        value: only && (only.note.text.split('\n')[0] || none),
        leadsTo: { sheet: 'note' },
      },
      {
        label: 'editor.panel.task',
        icon: CircleCheck,
        value: only && (only.task?.due ? chipDay(only.task.due, today.get(), words) : none),
        leadsTo: { sheet: 'tasks' },
      },
      {
        label: 'editor.action.link',
        icon: Link2,
        value: only && (only.link ? text('editor.phone.set') : none),
        leadsTo: { action: 'editor.link' },
      },
    ]
  },

  tiles: () => [
    'editor.image',
    'editor.relate',
    'editor.summarise',
    'editor.bound',
    'editor.callout',
    'editor.formula',
    'editor.attach',
    'editor.duplicate',
  ],
}

const hasIcons = ({ icons: own, priority }: Marks) => own.length > 0 || priority !== null

function Icons({ icons: own, priority }: Marks) {
  return (
    <>
      {priority !== null && <Priority number={priority} />}
      {own
        .slice(0, 4)
        .map((name) =>
          name in icons ? <IconView key={name} name={name as keyof typeof icons} /> : <Flag key={name} />,
        )}
    </>
  )
}

function keepLooks(editor: MapEditor): KeptLook {
  const looks = editor.selectedTopics.get().flatMap((id) => {
    const node = editor.document.snapshot.nodes.get(id)
    return node ? [{ id, look: node.look }] : []
  })
  const levels = new Set(looks.flatMap(({ id }) => editor.scene.get().placeOf(id)?.face.role.level ?? []))
  const { levels: levelLooks = {} } = editor.document.snapshot
  const changed = () => {
    const { nodes, levels: now = {} } = editor.document.snapshot
    return {
      topics: looks.filter(({ id, look }) => !sameJson(nodes.get(id)?.look ?? look, look)),
      levels: [...levels].filter((level) => !sameJson(now[level] ?? {}, levelLooks[level] ?? {})),
    }
  }
  return {
    isChanged: () => {
      const { topics, levels: ofLevels } = changed()
      return topics.length + ofLevels.length > 0
    },
    takeBack: () => {
      const { topics, levels: ofLevels } = changed()
      editor.batch([
        ...topics.flatMap(({ id, look }) => [
          { type: 'setLook', ids: [id], look: null } as const,
          { type: 'setLook', ids: [id], look } as const,
        ]),
        ...ofLevels.flatMap((level) => [
          { type: 'setLevelLook', level, look: null } as const,
          { type: 'setLevelLook', level, look: levelLooks[level] ?? {} } as const,
        ]),
      ])
    },
  }
}
