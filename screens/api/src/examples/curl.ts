import type { Examples } from './exampleIds.ts'
import { addressOf, shellQuoted } from './quoted.ts'

// The header is piped: command lines are visible to everybody on the machine.
const ask = 'printf \'Authorization: Bearer %s\' "$AIRSHED_TOKEN" |\n  curl -fsS -H @-'

const posted = (address: string, body: object): string =>
  `${ask} -H 'Content-Type: application/json' ${shellQuoted(address)} \\\n  --data ${shellQuoted(JSON.stringify(body))}`

export const CURL: Examples = {
  devices: ({ server, organizationId }) =>
    `${ask} ${shellQuoted(addressOf(server, 'nodes', { organization_id: organizationId, size: '100' }))}`,

  latest: ({ server, dataPointId }) =>
    posted(addressOf(server, 'search/measurements'), { data_point_id: [dataPointId], last: 1 }),

  range: ({ server, dataPointId, fromMs, toMs }) =>
    `${posted(addressOf(server, 'search/measurements/export'), {
      data_point_id: [dataPointId],
      from: fromMs,
      to: toMs,
    })} \\\n  -o readings.csv`,
}
