import type { ShapeLook } from '@ramify/document'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { SliderRow } from '../../views/panels/SliderRow.tsx'
import type { Styled } from './chosen.ts'

interface Props {
  styled: Pick<Styled<Pick<ShapeLook, 'opacity'>, unknown>, 'dress' | 'tryOn'>
  /** Null where several hold at once. */
  opacity: number | null
}

export function OpacityRow({ styled, opacity }: Props) {
  const { text, language } = useText()
  const [tried, setTried] = useState<number | null>(null)
  const shown = tried ?? opacity ?? 1
  const stop = useRef<(() => void) | null>(null)
  // A panel that goes away while the slider is held leaves nothing tried behind.
  useEffect(() => () => stop.current?.(), [])
  return (
    <SliderRow
      label={text('flowchart.style.opacity')}
      value={Math.round(shown * 100)}
      valueText={
        opacity === null && tried === null
          ? text('editor.mixed')
          : new Intl.NumberFormat(language, { style: 'percent' }).format(shown)
      }
      least={0}
      most={100}
      step={5}
      onTry={(percent) => {
        setTried(percent === null ? null : percent / 100)
        stop.current = percent === null ? null : () => styled.tryOn(null)
        styled.tryOn(percent === null ? null : { opacity: percent / 100 })
      }}
      onKeep={(percent) => styled.dress({ opacity: percent === 100 ? null : percent / 100 })}
    />
  )
}
