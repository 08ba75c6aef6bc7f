import type { Json } from '@ramify/document'
import { isRaw, listOf, numberOf, type Raw, rawOf, stringOf } from './raw.ts'

type Point = { readonly x: number; readonly y: number }

/** Says where the corner of a floating topic stands: XMind itself names the middle, which depends on how large a topic is. */
const placeProvider = 'ramify.place'
/** Of what a file says with few digits. */
const tolerance = 0.01

export const isPlaceExtension = ({ provider }: Raw): boolean => provider === placeProvider

/** The corner that was written here; undefined where none was, or somebody has moved the topic since. */
export function ownPlace(topic: Raw): Point | undefined {
  const values = valuesOf(listOf(topic.extensions).find(isPlaceExtension))
  const middle = pointIn(rawOf(topic.position))
  const [said, corner] = [pointIn(values), pointIn({ x: values.left, y: values.top })]
  if (!middle || !said || !corner) return undefined
  return isNear(middle.x, said.x) && isNear(middle.y, said.y) ? corner : undefined
}

/** The topic with its corner, or without any. */
export function withOwnPlace(topic: Raw, corner: Json | undefined): Raw {
  const { extensions, ...rest } = topic
  const others = listOf(extensions).filter((extension) => !isPlaceExtension(extension))
  const [middle, own] = [pointIn(rawOf(topic.position)), pointIn(rawOf(corner))]
  if (middle && own) {
    const values = { x: middle.x, y: middle.y, left: own.x, top: own.y }
    const content = Object.entries(values).map(([name, value]) => ({ name, content: String(value) }))
    return { ...rest, extensions: [...others, { provider: placeProvider, content }] }
  }
  const isSame = others.length === listOf(extensions).length
  return isSame ? topic : { ...rest, ...(others.length > 0 && { extensions: others }) }
}

const isNear = (one: number, other: number) => Math.abs(one - other) <= tolerance

function pointIn({ x, y }: Raw): Point | undefined {
  const [left, top] = [numberOf(x), numberOf(y)]
  return left === undefined || top === undefined ? undefined : { x: left, y: top }
}

const valuesOf = (extension: Raw | undefined): Raw => {
  const content = extension?.content
  if (isRaw(content)) return content
  return Object.fromEntries(listOf(content).map(({ name, content: value }) => [stringOf(name) ?? '', value]))
}
