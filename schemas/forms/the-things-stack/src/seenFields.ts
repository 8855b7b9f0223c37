import type { FieldChoice, Node } from '@airshed/kit/define'

type DataPoint = NonNullable<Node['data_points']>[number]

/** Maximum number of suggestions; a device may have a thousand data points. */
const SEEN_MAX = 100
const UNMAPPED = 'raw:'
/** Fields that the server adds to a payload: users do not name these. */
const OF_THE_SERVER = /^(?:lora\.|normalized\.)/

/**
 * The fields that uplinks of a device contained, the newest first, with their last values: those stored under their own
 * names, and those that are mapped.
 */
export function seenFields({ data_points: points = [], payload_mapping: mapping = [] }: Node) {
  const fieldOf = ({ path }: DataPoint): string | undefined =>
    path.startsWith(UNMAPPED)
      ? path.slice(UNMAPPED.length)
      : mapping.find(({ parameter }) => parameter === path)?.field
  const newest = new Map<string, DataPoint>()
  for (const point of points) {
    const field = fieldOf(point)
    if (field === undefined || OF_THE_SERVER.test(field)) continue
    const known = newest.get(field)
    if (known === undefined || reportedAt(point) > reportedAt(known)) newest.set(field, point)
  }
  return [...newest]
    .toSorted(([, one], [, other]) => reportedAt(other) - reportedAt(one))
    .slice(0, SEEN_MAX)
    .map(([field, { lastValue, unit }]): FieldChoice => ({
      value: field,
      label: lastValue === null ? field : `${field}: ${lastValue} ${unit}`.trim(),
    }))
}

const reportedAt = ({ lastTimeReportedTs }: DataPoint): number => lastTimeReportedTs ?? 0
