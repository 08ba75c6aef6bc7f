import type { Theme } from '@ramify/themes'
import { useEffect, useMemo, useState } from 'react'
import type { Measure } from './layout-map.ts'

/** The picture's root speaks louder than a document's. */
export const rootSize = 25

/** Measures in the fonts of a theme; once more when they have arrived. */
export function useMeasure(theme: Theme, words: string): Measure {
  const [arrived, setArrived] = useState(0)
  const fonts = useMemo(() => {
    const { family, root, level1, level2 } = theme.font
    return {
      root: `${root.weight} ${rootSize}px ${family}`,
      level1: `${level1.weight} ${level1.size}px ${family}`,
      level2: `${level2.weight} ${level2.size}px ${family}`,
    }
  }, [theme])

  useEffect(() => {
    let isWanted = true
    void Promise.allSettled(Object.values(fonts).map((font) => document.fonts.load(font, words))).then(() => {
      if (isWanted) setArrived((count) => count + 1)
    })
    return () => {
      isWanted = false
    }
  }, [fonts, words])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same font is another one once its file is here
  return useMemo(
    () => ({
      root: (text) => widthOf(text, fonts.root),
      level1: (text) => widthOf(text, fonts.level1),
      level2: (text) => widthOf(text, fonts.level2),
    }),
    [fonts, arrived],
  )
}

const pen = document.createElement('canvas').getContext('2d')

function widthOf(text: string, font: string): number {
  if (!pen) return text.length * 8
  pen.font = font
  return pen.measureText(text).width
}
