import { SECOND_MS } from '@airshed/domain'
import { sql, type SqlBool } from 'kysely'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ServerContext } from '../../context.ts'
import { sendMade } from '../../web/http/sendPieces.ts'
import type { RawReading, ReadingsQuery } from '../../storage/store/measurementStore.ts'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { createWorld, type World } from '../../testing/world/world.ts'
import { exportReadings } from './exportReadings.ts'

const READINGS = 1_000_000
const MEBIBYTE = 1024 * 1024
const LOOK_EACH_BYTES = 8 * MEBIBYTE
const EVERY_ROW = sql<SqlBool>`true`

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
/** What is held once everything that is not needed was collected. */
function heldBytes(): number {
  collect()
  return process.memoryUsage().heapUsed
}

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** The server with a reading each second, of which pages are made as they are asked for. */
function withEndlessReadings(): { context: ServerContext; made: () => number } {
  let made = 0
  const readings = async ({ from, to, count }: ReadingsQuery): Promise<RawReading[]> => {
    const page: RawReading[] = []
    const first = Math.ceil(from / SECOND_MS) * SECOND_MS
    for (let ts = first; ts < to && page.length < count; ts += SECOND_MS) page.push([ts, 7.25, 0])
    made += page.length
    return page
  }
  const { store } = world.context
  const measurements = { ...store.measurements, readings }
  return {
    context: Object.assign(Object.create(world.context) as ServerContext, {
      store: { ...store, measurements },
    }),
    made: () => made,
  }
}

const search = () => ({
  data_point_id: [world.city.pm25.id],
  from: NOW,
  to: NOW + READINGS * SECOND_MS,
})

it('streams a million readings and holds less than 8 MiB', async () => {
  const { context } = withEndlessReadings()
  const { pieces, onEnd } = await exportReadings(context, EVERY_ROW, search(), 'user')
  const before = heldBytes()
  let looked = 0
  let bytes = 0
  let highest = 0
  let end = ''
  for await (const piece of pieces) {
    bytes += piece.length
    end = piece
    if (bytes - looked < LOOK_EACH_BYTES) continue
    looked = bytes
    highest = Math.max(highest, heldBytes() - before)
  }
  onEnd()
  expect(end).toBe(`"# End: ${READINGS} readings"\r\n`)
  expect(bytes).toBeGreaterThan(70 * MEBIBYTE)
  expect(highest).toBeLessThan(8 * MEBIBYTE)
})

it('stops making a file while its reader does not read', async () => {
  const { context, made } = withEndlessReadings()
  const { pieces, onEnd } = await exportReadings(context, EVERY_ROW, search(), 'user')
  const raw = { once: () => raw, closed: false, destroy: () => raw } as never
  const file = sendMade(pieces, raw, onEnd)
  file.read(0)
  for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  expect(made()).toBeLessThan(30_000)
  file.destroy()
  onEnd()
})

it('sends three exports at once for one caller, and others have their own three', async () => {
  const { context } = withEndlessReadings()
  const ask = (caller: string) => exportReadings(context, EVERY_ROW, search(), caller)
  const files = [await ask('greedy'), await ask('greedy'), await ask('greedy')]
  await expect(ask('greedy')).rejects.toMatchObject({ statusCode: 429 })
  files.push(await ask('patient'))
  for (const { onEnd } of files) onEnd()
  const again = await ask('greedy')
  again.onEnd()
})
