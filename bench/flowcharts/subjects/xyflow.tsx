import {
  applyEdgeChanges,
  applyNodeChanges,
  type Edge,
  type Node,
  Position,
  ReactFlow,
  type ReactFlowInstance,
} from '@xyflow/react'
import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ChartSession, ChartSubject } from '../chart-subject.ts'
import '@xyflow/react/dist/style.css'

interface Content {
  readonly nodes: Node[]
  readonly edges: Edge[]
}

/** With sizes given, so that it measures nothing, and stepped lines, its nearest to orthogonal ones. */
export function xyflow(isCulled: boolean): ChartSubject<Content> {
  return {
    lag: 100,
    gestures: { pan: 'wheel', zoom: { keys: 'control', step: 4.6 } },
    prepare: ({ shapes, connectors }) => ({
      nodes: shapes.map(({ id, text, x, y, width, height }) => ({
        id,
        position: { x, y },
        data: { label: text },
        width,
        height,
        style: { width, height },
        sourcePosition: Position.Right,
        targetPosition: Position.Left,
        handles: [
          { type: 'source', position: Position.Right, x: width, y: height / 2, width: 1, height: 1 },
          { type: 'target', position: Position.Left, x: 0, y: height / 2, width: 1, height: 1 },
        ],
      })),
      edges: connectors.map(({ id, from, to }) => ({ id, source: from, target: to, type: 'smoothstep' })),
    }),
    open: (host, content) => open(host, content, isCulled),
  }
}

async function open(host: HTMLElement, content: Content, isCulled: boolean): Promise<ChartSession> {
  let flow: ReactFlowInstance | undefined
  let setNodes: ((change: (nodes: Node[]) => Node[]) => void) | undefined

  function Chart() {
    const [nodes, changeNodes] = useState(content.nodes)
    const [edges, changeEdges] = useState(content.edges)
    setNodes = changeNodes
    const onNodesChange = useCallback(
      (changes: Parameters<typeof applyNodeChanges>[0]) => changeNodes((all) => applyNodeChanges(changes, all)),
      [],
    )
    const onEdgesChange = useCallback(
      (changes: Parameters<typeof applyEdgeChanges>[0]) => changeEdges((all) => applyEdgeChanges(changes, all)),
      [],
    )
    return (
      <ReactFlow
        nodes={nodes}
        edges={edges}
        onNodesChange={onNodesChange}
        onEdgesChange={onEdgesChange}
        onlyRenderVisibleElements={isCulled}
        minZoom={0.02}
        panOnScroll
        zoomActivationKeyCode="Control"
        onInit={(instance) => {
          flow = instance
        }}
      />
    )
  }
  flushSync(() => createRoot(host).render(<Chart />))
  const instance = (): ReactFlowInstance => {
    if (!flow) throw new Error('it has not begun')
    return flow
  }
  const select = (selected: boolean) =>
    flushSync(() =>
      setNodes?.((nodes) => nodes.map((node) => (node.selected === selected ? node : { ...node, selected }))),
    )
  return {
    fitAll: () => void instance().fitView({ padding: 0.02, duration: 0 }),
    reveal: ({ x, y }) => void instance().setCenter(x, y, { zoom: 1, duration: 0 }),
    selectAll: () => select(true),
    selectNothing: () => select(false),
    selected: () =>
      instance()
        .getNodes()
        .filter((node) => node.selected).length,
    isDrawn: () => {
      const [shapes, lines] = ['.react-flow__node', '.react-flow__edge'].map((it) => host.querySelectorAll(it).length)
      return isCulled
        ? Number(shapes) > 9 && Number(lines) > 9
        : shapes === content.nodes.length && lines === content.edges.length
    },
    count: () => ({ shapes: instance().getNodes().length, connectors: instance().getEdges().length }),
    view() {
      const { x, y, zoom } = instance().getViewport()
      return { x, y, scale: zoom }
    },
    placeOf: (id) => instance().getNode(id)?.position ?? { x: Number.NaN, y: Number.NaN },
  }
}
