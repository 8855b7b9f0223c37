import type { DeviceProfile, Frame, Node, WidgetData } from '@airshed/kit'
import type { HeatmapConfig } from './config.ts'
import { heatmapPoints } from './heatmapPoints.ts'
import { stepOfEdges, type HeatmapStep } from './heatmapStep.ts'

/** The figures of a step. */
export type HeatmapCell = WidgetData['steps'][string]['figures'][number]

/** A device of a heat map. */
export interface HeatmapDevice {
  nodeId: string
  dataPointId: string
  name: string
  /** null: the device does not measure the parameter, or may not be read. */
  frame: Frame | null
  /** Grades values of these steps; null if no profile does. */
  profile: DeviceProfile | null
  /** Grades the parameter, but for another averaging period; null if no profile does. */
  unfit: DeviceProfile | null
  /** One for each step; [] if nothing is known of the device. */
  cells: readonly HeatmapCell[]
}

export interface HeatmapModel {
  devices: readonly HeatmapDevice[]
  /** Edges of the steps, ms UTC, one more than there are steps. */
  edges: readonly number[]
  step: HeatmapStep
  /** IANA zone in which the steps begin. */
  timezone: string
  /** Steps that end later have figures up to this time, ms UTC. */
  knownUntilMs: number
  /** Number of steps that are over: readings missing from later steps may still arrive. */
  stepsOver: number
}

export type HeatmapData = Pick<WidgetData, 'frames' | 'nodes' | 'steps'>

/** Devices and steps of a heat map. Devices that no longer exist, or may not be read, are left out. */
export function heatmapModel(
  config: HeatmapConfig,
  { frames, nodes, steps }: HeatmapData,
  /** Its step is the one that was requested. */
  view: Pick<HeatmapModel, 'step' | 'timezone' | 'knownUntilMs'>,
): HeatmapModel {
  const points = heatmapPoints(config)
  // Devices requested in a second call may have one step more or less.
  const edges = points
    .map(({ dataPointId }) => steps[dataPointId]?.edges ?? [])
    .reduce((longest, one) => ((one.at(-1) ?? 0) > (longest.at(-1) ?? 0) ? one : longest), [])
  const step = stepOfEdges(edges) ?? view.step
  const devices = points.flatMap(({ nodeId, dataPointId }): HeatmapDevice[] => {
    const node = nodes.find(({ _id: id }) => id === nodeId)
    if (node === undefined) return []
    const frame = frames.find((one) => one.dataPointId === dataPointId) ?? null
    return [
      {
        nodeId,
        dataPointId,
        name: node.presentName,
        frame,
        ...standardsOf(node, config.selected_path, step),
        cells: frame === null ? [] : cellsOf(steps[dataPointId], edges),
      },
    ]
  })
  const stepsOver = edges.slice(1).filter((end) => end <= view.knownUntilMs).length
  return { ...view, devices, edges, step, stepsOver }
}

/** A standard that grades daily means does not apply to hourly ones. */
function standardsOf(
  { profiles: [profile] = [] }: Node,
  path: string,
  { lengthMs }: HeatmapStep,
): Pick<HeatmapDevice, 'profile' | 'unfit'> {
  const graded = profile?.ranges[path]
  if (profile === undefined || graded === undefined) return { profile: null, unfit: null }
  const { averagingPeriodMs: periodMs } = graded
  return periodMs === null || periodMs === lengthMs
    ? { profile, unfit: null }
    : { profile: null, unfit: profile }
}

function cellsOf(
  steps: WidgetData['steps'][string] | undefined,
  edges: readonly number[],
): readonly HeatmapCell[] {
  if (steps === undefined) return []
  const byStart = new Map(steps.figures.map((cell, index) => [steps.edges[index], cell]))
  return edges.slice(0, -1).map((start) => byStart.get(start) ?? NOTHING)
}

const NOTHING: HeatmapCell = {
  value: null,
  combination: 'mean',
  isTimeWeighted: false,
  resultant: null,
  minimum: null,
  maximum: null,
  count: 0,
  expected: 0,
  coverage: null,
}

/** Whether any cell has readings. */
export function hasCells({ devices }: Pick<HeatmapModel, 'devices'>): boolean {
  return devices.some(({ cells }) => cells.some(({ count }) => count > 0))
}
