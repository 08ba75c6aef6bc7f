/** Each has a file in `subjects`, and one in `bench/pages` with `flowcharts-` before its name. */
export const chartSubjectNames = ['ramify', 'xyflow', 'xyflow-culled'] as const

export type ChartSubjectName = (typeof chartSubjectNames)[number]

export const chartPeers: Readonly<Record<Exclude<ChartSubjectName, 'ramify'>, string>> = {
  xyflow: '@xyflow/react',
  'xyflow-culled': '@xyflow/react',
}
