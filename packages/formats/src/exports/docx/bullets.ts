/** The list that items of all levels belong to. */
export const listName = 'topics'

const signs = ['•', '◦', '▪']

export const bullets = ({ LevelFormat }: typeof import('docx')) =>
  Array.from({ length: 9 }, (_, level) => ({
    level,
    format: LevelFormat.BULLET,
    text: signs[level % signs.length] ?? '•',
    style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 260 } } },
  }))
