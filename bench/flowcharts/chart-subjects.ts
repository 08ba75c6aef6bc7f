/** Each has a file in `subjects`, and one in `bench/pages` with `flowcharts-` before its name. */
export const chartSubjectNames = ['ramify', 'xyflow', 'xyflow-culled', 'x6', 'logicflow', 'maxgraph'] as const

export type ChartSubjectName = (typeof chartSubjectNames)[number]

export const chartPeers: Readonly<Record<Exclude<ChartSubjectName, 'ramify'>, string>> = {
  xyflow: '@xyflow/react',
  'xyflow-culled': '@xyflow/react',
  x6: '@antv/x6',
  logicflow: '@logicflow/core',
  maxgraph: '@maxgraph/core',
}
