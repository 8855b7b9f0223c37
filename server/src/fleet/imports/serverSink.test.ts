import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import type { ImportMap } from '@airshed/schemas'
import type { ImportColumn } from './importColumns.ts'
import { createServerSink } from './serverSink.ts'

const MAP = { serial: 'mast-1' } as ImportMap
const STORED = { accepted: 1, duplicates: 2, conflicts: 0, conflicting: [], revised: 3 }
const ROWS = [{ serial: 'mast-1', ts: 0, cells: [], refused: [] }]

/** A server that gives these answers, one after the other. */
async function answering(...answers: readonly [status: number, body: object][]) {
  const left = [...answers]
  const server = createServer((request, response) => {
    request.resume()
    const [status, body] = left.shift() ?? [500, {}]
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '5' })
    response.end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it.each([429, 503])('an import waits where the server answers %i and continues', async (status) => {
  const url = await answering([status, {}], [status, {}], [200, STORED])
  const waited: number[] = []
  const sink = createServerSink(url, 'key', false, async (ms) => waited.push(ms))
  expect(await sink.write(ROWS, [], MAP)).toEqual(STORED)
  expect(waited).toEqual([5000, 5000])
})

it('an import ends where the server refuses it, with its text', async () => {
  const url = await answering([401, { errors: { detail: 'The ingest key is missing' } }])
  const sink = createServerSink(url, 'key', false, async () => {})
  await expect(sink.write(ROWS, [], MAP)).rejects.toThrow('401: The ingest key is missing')
})

it('an import tells a server which times are history and which of an unset clock', async () => {
  const bodies: unknown[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    bodies.push(JSON.parse(Buffer.concat(chunks).toString()))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(STORED))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const sink = createServerSink(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    'key',
    false,
    async () => {},
  )
  const column = { key: 'pm25' } as ImportColumn
  const row = (ts: number, flags: number) => ({
    serial: 'mast-1',
    ts,
    cells: [{ column, value: 5, unit: null, flags }],
    refused: [],
  })
  await sink.write([row(0, 0), row(86_400_000, 96)], [], MAP)
  expect(bodies).toMatchObject([
    {
      history: true,
      rows: [
        { time: '1970-01-01T00:00:00.000Z', readings: { pm25: { value: 5 } } },
        { time: '1970-01-02T00:00:00.000Z', readings: { pm25: { unknown_time: true } } },
      ],
    },
  ])
})
