import type { TextAttributes } from '@ramify/document'
import type { Face } from '@ramify/scene'
import type { Font } from '@ramify/text'

/** What a topic's text is set in where no stretch of it says otherwise. */
export function faceFont({ node, body }: Face): Font {
  return varied(body.type.font, node.look)
}

/** As the face varies it. */
export function varied(font: Font, { bold, italic, size, family }: TextAttributes): Font {
  return {
    families: family === undefined ? font.families : [family, ...font.families],
    size: size === undefined ? font.size : Math.min(200, Math.max(6, size)),
    weight: bold === undefined ? font.weight : bold ? (font.weight < 600 ? 600 : 700) : Math.min(font.weight, 400),
    italic: italic ?? font.italic,
  }
}
