import type { DataPoint, Page } from '@airshed/schemas'
import { JsonText } from '../../access/calls/jsonText.ts'
import type { Series } from '../../storage/store/measurementStore.ts'

/** A page of data points, each with its newest measurements. */
export function pageWithNewest(
  { data, ...page }: Page<DataPoint>,
  series: ReadonlyMap<string, Series>,
): JsonText<Page<DataPoint>> {
  const points = data.flatMap((point, at) => {
    const { _id: id } = point
    return [
      `${at === 0 ? '' : ','}${JSON.stringify(point).slice(0, -1)},"measurements":`,
      series.get(id)?.json ?? '[]',
      '}',
    ]
  })
  return new JsonText(['{"data":[', ...points, `],${JSON.stringify(page).slice(1)}`])
}
