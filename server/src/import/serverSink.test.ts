import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import type { ImportMap } from '@airshed/schemas'
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

it.each([429, 503])('an import waits where the server answers %i, and goes on', async (status) => {
  const url = await answering([status, {}], [status, {}], [200, STORED])
  const waited: number[] = []
  const sink = createServerSink(url, 'key', false, async (ms) => waited.push(ms))
  expect(await sink.write(ROWS, [], MAP)).toEqual(STORED)
  expect(waited).toEqual([5000, 5000])
})

it('an import ends where the server refuses it, with its words', async () => {
  const url = await answering([401, { errors: { detail: 'The ingest key is missing' } }])
  const sink = createServerSink(url, 'key', false, async () => {})
  await expect(sink.write(ROWS, [], MAP)).rejects.toThrow('401: The ingest key is missing')
})
