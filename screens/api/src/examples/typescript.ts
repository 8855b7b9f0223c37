import type { Examples } from './exampleIds.ts'
import { addressOf, quoted } from './quoted.ts'

const head = `const headers = {
  authorization: \`Bearer \${process.env.AIRSHED_TOKEN}\`,
  'content-type': 'application/json',
}
`

export const TYPESCRIPT: Examples = {
  devices: ({ server, organizationId }) => `${head}
let next: string | null = null
do {
  const query = new URLSearchParams({ organization_id: ${quoted(organizationId)}, size: '100' })
  if (next !== null) query.set('cursor', next)
  const answer = await fetch(\`${server}/v2/nodes?\${query}\`, { headers })
  if (!answer.ok) throw new Error(await answer.text())
  const page = (await answer.json()) as {
    data: { serial: string; presentName: string }[]
    next: string | null
  }
  for (const { serial, presentName } of page.data) console.log(serial, presentName)
  next = page.next
} while (next !== null)
`,

  latest: ({ server, dataPointId }) => `${head}
const answer = await fetch(${quoted(addressOf(server, 'search/measurements'))}, {
  method: 'POST',
  headers,
  body: JSON.stringify({ data_point_id: [${quoted(dataPointId)}], last: 1 }),
})
if (!answer.ok) throw new Error(await answer.text())
const { data } = (await answer.json()) as { data: Record<string, [number, number | null][]> }
for (const [dataPoint, readings] of Object.entries(data)) {
  for (const [ms, value] of readings) console.log(dataPoint, new Date(ms).toISOString(), value)
}
`,

  range: ({ server, dataPointId, fromMs, toMs }) => `import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

${head}
const answer = await fetch(${quoted(addressOf(server, 'search/measurements/export'))}, {
  method: 'POST',
  headers,
  body: JSON.stringify({ data_point_id: [${quoted(dataPointId)}], from: ${fromMs}, to: ${toMs} }),
})
if (!answer.ok || answer.body === null) throw new Error(await answer.text())
await pipeline(Readable.fromWeb(answer.body), createWriteStream('readings.csv'))
`,

  live: ({
    server,
    nodeId,
  }) => `const socket = new WebSocket(${quoted(`${server.replace(/^http/, 'ws')}/v2/socket`)}, [
  'airshed.v2',
  \`airshed.bearer.\${process.env.AIRSHED_TOKEN}\`,
])
socket.onopen = () =>
  socket.send(JSON.stringify({ event: 'update', data: { node_ids: [${quoted(nodeId)}] } }))
socket.onmessage = (message) => {
  const { event, data } = JSON.parse(message.data)
  if (event === 'subscribed') console.log('Watching', data.node_ids)
  if (event === 'measurements') console.log(data._id, data.measurements)
}
socket.onclose = ({ code, reason }) => console.log('Closed', code, reason)
`,
}
