import type { DataNeed, WidgetData } from '@airshed/contract'

/** Fields of a need that name the data points whose readings it is answered from. */
const isOfPoints = (field: string): boolean => /DataPointIds?$|^dataPointIds$/.test(field)

const pointsOf = (need: DataNeed): unknown[] =>
  Object.entries(need).flatMap(([field, value]): unknown => (isOfPoints(field) ? value : []))

/** A need for the other basis than the organization chose says itself what its answer is. */
const isChosen = (need: DataNeed): boolean => !('basis' in need) || need.basis === undefined

/**
 * The data points whose values in these data are corrected, by the names of their series, else of their devices and
 * parameters; each once.
 *
 * @param needs of the widget: what is computed from readings, such as a rose, does not say which they were
 */
export function correctedNames(
  { frames, nodes, airQuality }: Pick<WidgetData, 'frames' | 'nodes' | 'airQuality'>,
  needs: readonly DataNeed[],
): readonly string[] {
  const drawn = new Set(frames.map(({ dataPointId }) => dataPointId))
  const graded = Object.values(airQuality).flatMap(({ pollutants }) =>
    pollutants.map(({ data_point_id: id }) => id),
  )
  const asked = new Set<unknown>([...needs.filter(isChosen).flatMap(pointsOf), ...graded])
  const points = nodes.flatMap(({ presentName, data_points: all = [] }) =>
    all.flatMap(({ _id: id, presentName: name, correction }) =>
      correction?.basis === 'corrected' && asked.has(id) && !drawn.has(id)
        ? [nodes.length > 1 ? `${name} · ${presentName}` : name]
        : [],
    ),
  )
  const series = frames.flatMap(({ basis, label }) => (basis === 'corrected' ? [label] : []))
  return [...new Set([...series, ...points])]
}
