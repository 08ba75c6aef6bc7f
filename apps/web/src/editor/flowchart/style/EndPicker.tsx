import { type LineEndName, lineEndByName, lineEndNames, type Primitive } from '@ramify/scene'
import { ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useId, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PrimitiveViews } from '../../canvas/PrimitiveViews.tsx'
import { PictureChoice } from '../../views/panels/PictureChoice.tsx'
import styles from './EndPicker.module.css'

interface Props {
  label: string
  /** Null where several hold at once. */
  value: string | null
  /** The line begins there: it is drawn from the left. */
  isStart?: boolean
  onChange: (name: LineEndName) => void
}

/** What is at one end of a line, drawn as it is on the page. */
export function EndPicker({ label, value, isStart = false, onChange }: Props) {
  const { text } = useText()
  const group = useId()
  const [isOpen, setOpen] = useState(false)
  const known = lineEndNames.find((name) => name === value) ?? null
  const words = known ? text(`flowchart.end.${known}`) : (value ?? text('editor.mixed'))
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className={styles.button} aria-label={`${label}: ${words}`} title={`${label}: ${words}`}>
        {known ? <EndPicture name={known} isStart={isStart} /> : <span className={styles.words}>{words}</span>}
        <Icon icon={ChevronDown} size="s" className={styles.arrow} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles.popover}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          onKeyDown={(event) => event.key === 'Enter' && setOpen(false)}
        >
          <div role="radiogroup" aria-label={label} className={styles.grid}>
            {lineEndNames.map((name) => (
              <PictureChoice
                key={name}
                group={group}
                label={text(`flowchart.end.${name}`)}
                isOn={name === known}
                isFramed
                className={styles.choice}
                onChoose={() => onChange(name)}
              >
                <EndPicture name={name} isStart={isStart} />
              </PictureChoice>
            ))}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

const picture = { width: 48, height: 24 }
const margin = 4

function EndPicture({ name, isStart }: { name: LineEndName; isStart: boolean }) {
  const { width, height } = picture
  return (
    <svg className={styles.picture} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <PrimitiveViews primitives={isStart ? pictures.start[name] : pictures.end[name]} />
    </svg>
  )
}

/** A line to the left or the right side, with its head. */
function drawEnd(name: LineEndName, isStart: boolean): readonly Primitive[] {
  const { width, height } = picture
  const end = lineEndByName(name, 'none')
  const color = 'currentColor'
  const y = height / 2
  const [at, along, other] = isStart ? [margin, -1, width - margin] : [width - margin, 1, margin]
  const stop = at - along * end.inset(lineWidth)
  return [
    {
      kind: 'shape',
      path: [
        ['M', other, y],
        ['L', stop, y],
      ],
      fill: null,
      stroke: color,
      strokeWidth: lineWidth,
      dash: [],
      round: false,
    },
    ...end.draw({ at: { x: at, y }, along: { x: along, y: 0 }, color, width: lineWidth }),
  ]
}

const lineWidth = 1.6

const pictures = {
  start: Object.fromEntries(lineEndNames.map((name) => [name, drawEnd(name, true)])),
  end: Object.fromEntries(lineEndNames.map((name) => [name, drawEnd(name, false)])),
} as Readonly<Record<'start' | 'end', Readonly<Record<LineEndName, readonly Primitive[]>>>>
