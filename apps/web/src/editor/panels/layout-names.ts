import { type LayoutName, layouts } from '@ramify/layouts'

/** In the order people are shown them. */
export const layoutNames = Object.keys(layouts) as LayoutName[]
