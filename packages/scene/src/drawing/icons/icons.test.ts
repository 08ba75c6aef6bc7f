import { contains, pathBounds } from '@ramify/geometry'
import { describe, expect, test } from 'vitest'
import { iconGrid } from './pen.ts'
import { iconGroups, icons, isIcon } from './table.ts'

describe('the pictures of icons', () => {
  test('are as many as people were promised', () => {
    const counts = Object.fromEntries(
      Object.entries(iconGroups).map(([name, group]) => [name, Object.keys(group).length]),
    )
    expect(counts).toEqual({ faces: 11, emoji: 16, flags: 10, stars: 8, symbols: 12, avatars: 8 })
    expect(Object.keys(icons)).toHaveLength(65)
  })

  test('stay on their grid, with the width of their lines', () => {
    const grid = { x: 0, y: 0, width: iconGrid, height: iconGrid }
    for (const [name, picture] of Object.entries(icons)) {
      for (const { path, strokeWidth } of picture) {
        const bounds = pathBounds(path)
        if (!bounds) throw new Error(`${name} draws nothing`)
        const half = strokeWidth / 2
        expect(contains(grid, { x: bounds.x - half, y: bounds.y - half }), name).toBe(true)
        expect(contains(grid, { x: bounds.x + bounds.width + half, y: bounds.y + bounds.height + half }), name).toBe(
          true,
        )
      }
    }
  })

  test('differ from each other', () => {
    const drawings = Object.values(icons).map((picture) => JSON.stringify(picture))
    expect(new Set(drawings).size).toBe(drawings.length)
  })

  test('are found by their own names only', () => {
    expect(isIcon('flag-red')).toBe(true)
    expect(isIcon('toString')).toBe(false)
  })
})
