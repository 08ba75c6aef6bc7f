/** Colours that go together. Each is seen as a line on light and on dark paper. */
export interface Palette {
  readonly id: string
  /** By language. */
  readonly name: { readonly en: string; readonly zh: string }
  readonly colors: readonly string[]
}

export const palettes: readonly Palette[] = [
  {
    id: 'spectrum',
    name: { en: 'Spectrum', zh: '光谱' },
    colors: ['#e84641', '#d96e12', '#aa8b0e', '#269a56', '#1992b1', '#497cf0', '#9b5ed7', '#d63f97'],
  },
  {
    id: 'carnival',
    name: { en: 'Carnival', zh: '嘉年华' },
    colors: ['#f43051', '#0c82f9', '#cb7c05', '#119a56', '#b541f0', '#0d9b9b', '#e513c2'],
  },
  {
    id: 'harbour',
    name: { en: 'Harbour', zh: '港湾' },
    colors: ['#1d81c8', '#1d94a6', '#4871d1', '#269889', '#6d73ce', '#4b8eb0'],
  },
  {
    id: 'meadow',
    name: { en: 'Meadow', zh: '草地' },
    colors: ['#2f8d4e', '#5e9a33', '#249176', '#89921f', '#408540', '#af8919'],
  },
  {
    id: 'sunset',
    name: { en: 'Sunset', zh: '落日' },
    colors: ['#e04229', '#d56c11', '#d74066', '#b8860f', '#c24799', '#cb6c4d'],
  },
  {
    id: 'berry',
    name: { en: 'Berry', zh: '浆果' },
    colors: ['#d04189', '#aa50bd', '#8e66d3', '#d94e65', '#6e6ecf', '#bd64ae'],
  },
  {
    id: 'earth',
    name: { en: 'Earth', zh: '泥土' },
    colors: ['#ac6739', '#a58130', '#6f8741', '#bb624c', '#508674', '#928b46'],
  },
  {
    id: 'slate',
    name: { en: 'Slate', zh: '青石' },
    colors: ['#607aa0', '#5e8b94', '#7777a5', '#5b847d', '#887aa3', '#5e8fb1'],
  },
]
