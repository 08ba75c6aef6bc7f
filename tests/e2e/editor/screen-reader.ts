import type { EditorPage } from './editor-page-object.ts'

/** The page as assistive technology gets it from the browser. */
export interface ScreenReader {
  /** The topics of the map, two spaces for each level. */
  tree: () => Promise<string[]>
  /** The topic that is read: the field that has the focus points at it. */
  current: () => Promise<string | undefined>
  /** The name of what has the focus. */
  focused: () => Promise<string | undefined>
  /** Goes to a topic without a key or a pointer. */
  goTo: (topic: string) => Promise<void>
}

interface Heard {
  backendDOMNodeId?: number
  role: string
  name: string
  properties: Record<string, unknown>
  pointsAt: readonly number[]
}

export async function screenReaderOf(editor: EditorPage): Promise<ScreenReader> {
  const tools = await editor.devTools()
  await tools.send('Accessibility.enable')

  const all = async (): Promise<Heard[]> => {
    const { nodes } = await tools.send('Accessibility.getFullAXTree')
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name, properties = [], backendDOMNodeId }) => ({
        ...(backendDOMNodeId !== undefined && { backendDOMNodeId }),
        role: `${role?.value}`,
        name: `${name?.value}`,
        properties: Object.fromEntries(properties.map((property) => [property.name, property.value.value])),
        pointsAt: properties
          .filter((property) => property.name === 'activedescendant')
          .flatMap(({ value }) => value.relatedNodes?.map((node) => node.backendDOMNodeId) ?? []),
      }))
  }
  const topics = async () => (await all()).filter(({ role }) => role === 'treeitem')
  const withFocus = async () =>
    (await all()).find(({ role, properties }) => role === 'textbox' && properties.focused === true)

  return {
    tree: async () => (await topics()).map(lineOf),
    current: async () => {
      const heard = await all()
      const [at] = heard.flatMap(({ role, pointsAt }) => (role === 'textbox' ? pointsAt : []))
      return heard.find(({ backendDOMNodeId }) => at !== undefined && backendDOMNodeId === at)?.name
    },
    focused: async () => (await withFocus())?.name,
    goTo: async (topic) => {
      const found = (await topics()).find(({ name }) => name === topic)
      if (found?.backendDOMNodeId === undefined) throw new Error(`No topic is called ${topic}.`)
      await tools.send('DOM.focus', { backendNodeId: found.backendDOMNodeId })
    },
  }
}

function lineOf({ name, properties: { level, selected, expanded } }: Heard): string {
  const states = [selected === true && ', selected', expanded === false && ', folded'].filter(Boolean)
  return '  '.repeat(Number(level) - 1) + name + states.join('')
}
