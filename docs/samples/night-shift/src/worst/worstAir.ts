import { latestReading, type Frame, type HiddenReading, type Node } from '@airshed/kit'

/** The newest reading of one device. */
export interface WorstRow {
  nodeId: string
  name: string
  dataPointId: string
  /** null: the newest reading was empty, or a flag hides it. */
  value: number | null
  isFaulty: boolean
  /** Why it is hidden; absent: it is not. */
  hidden?: HiddenReading
  unit: string
  precision: number
  /** ms UTC; null: there never was a reading. */
  atMs: number | null
  /** Older than the reporting gap of its device: not what the air is like now. */
  isOld: boolean
  averagingPeriodMs: number | null
  isSimulated: boolean
}

/** Current readings come first, then those that have got old, then those without a value. */
const rank = ({ value, isOld }: WorstRow): number => (value === null ? 2 : isOld ? 1 : 0)

/**
 * The devices by their newest reading of one pollutant, the highest first. A device with several
 * instruments stands there once, with the one that ranks first.
 *
 * @param frames newest readings, one data point each
 * @param nowMs the present, ms UTC
 */
export function worstAir(
  frames: readonly Frame[],
  nodes: readonly Node[],
  nowMs: number,
): readonly WorstRow[] {
  const names = new Map(nodes.map((node) => [node.node_id, node.presentName]))
  const rows = frames
    .map((frame): WorstRow => {
      const { value, isFaulty, hidden, atMs, isOld } = latestReading(frame, undefined, nowMs)
      const { nodeId, dataPointId, unit, precision, averagingPeriodMs, isSimulated } = frame
      const name = names.get(nodeId) ?? nodeId
      const about = { nodeId, name, dataPointId, unit, precision, averagingPeriodMs, isSimulated }
      return {
        ...about,
        value,
        isFaulty,
        ...(hidden === undefined ? {} : { hidden }),
        atMs,
        isOld,
      }
    })
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) || (b.value ?? 0) - (a.value ?? 0) || a.name.localeCompare(b.name),
    )
  const seen = new Set<string>()
  return rows.filter(({ nodeId }) => !seen.has(nodeId) && seen.add(nodeId))
}

/** Data points of a parameter on these devices, at most so many. */
export function pointsOf(nodes: readonly Node[], path: string, most = 300): readonly string[] {
  return nodes
    .flatMap(({ data_points: points = [] }) => points)
    .filter((point) => point.path === path)
    .slice(0, most)
    .map(({ _id: id }) => id)
}
