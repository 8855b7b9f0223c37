import { ENTITY_RULES } from '@airshed/server/entities'
import { analyzeChanged } from '@airshed/server/housekeeping'
import { findNodes } from '@airshed/server/nodes'
import { sweepSilence } from '@airshed/server/silence'
import { statusCounts } from '@airshed/server/statusCounts'
import type { NodeSearch } from '@airshed/schemas'
import { openBenchStore } from './benchServer.ts'
import { median, rounded, type Figure } from './figure.ts'
import { listScrollBench } from './listScrollBench.ts'

const NOW = Date.UTC(2026, 5, 1)
const SMALL = 1_000
const LARGE = 100_000
const ROWS_AT_ONCE = 2_000
const WARM_UPS = 5
const RUNS = 40
const BOUND = 1.5
const SEARCH_BOUND = 2
const STATUSES = ['activated', 'activated', 'activated', 'deactivated', 'inventory'] as const
/** One in seven devices has reported recently. */
const REPORTING = 7
/** Part of the names of eleven devices in a fleet of this size: the result is equally large in both. */
const searchedIn = (count: number): string => (count === SMALL ? 'ice 77' : 'ice 7777')
/** Part of 1,111 names in the large fleet, and of eleven in the small one. */
const SEARCHED_BROADLY = 'ice 77'
/** Spreads names, so that their order differs from that of the rows. */
const SPREAD = 7_919

type Store = Awaited<ReturnType<typeof openBenchStore>>['store']
/** No particular user reads the list: the benchmark filters by no status. */
const caller = {} as Parameters<typeof ENTITY_RULES.nodes.condition>[0]['caller']
/** The devices of the bench's only organization. */
const visible = ENTITY_RULES.nodes.condition({
  caller,
  organizations: ['org_bench'],
  narrowedTo: undefined,
})

async function addDevices({ db }: Store, count: number): Promise<void> {
  for (let start = 0; start < count; start += ROWS_AT_ONCE) {
    const length = Math.min(ROWS_AT_ONCE, count - start)
    const rows = Array.from({ length }, (_, at) => {
      const index = start + at
      return {
        id: `d${index}:0`,
        serial: `d${index}`,
        type: 'Generic',
        name: `Device ${(index * SPREAD) % count}`,
        description: '',
        organization_id: 'org_bench',
        external_id: `d${index}`,
        timezone: 'UTC',
        interval_ms: 60_000,
        last_online: index % REPORTING === 0 ? NOW : null,
        status: STATUSES[index % STATUSES.length] ?? 'activated',
        latitude: null,
        longitude: null,
        created_at: 0,
      }
    })
    await db.insertInto('nodes').values(rows).execute()
  }
  await sweepSilence(db, NOW)
  // As the store does on its own within seconds.
  await analyzeChanged(db)
}

interface Fleet {
  store: Store
  close: () => Promise<void>
  /** Cursor in the middle of the list. */
  middle: string
  /** Part of eleven names. */
  searched: string
  takenMs: Record<'first' | 'middle' | 'search' | 'broadly' | 'sweep' | 'counts', number[]>
}

async function openFleet(count: number): Promise<Fleet> {
  const { store, close } = await openBenchStore(1)
  await addDevices(store, count)
  return {
    store,
    close,
    middle: await cursorAfter(store, count / 2),
    searched: searchedIn(count),
    takenMs: { first: [], middle: [], search: [], broadly: [], sweep: [], counts: [] },
  }
}

/** The cursor behind a number of rows, a multiple of 500; a page by number does not reach that far. */
async function cursorAfter({ db }: Store, rows: number): Promise<string> {
  let cursor: string | null = null
  for (let read = 0; read < rows; read += 500) {
    const part = { sort: 'status', size: 500, total: 'none' } as const
    const search: NodeSearch = cursor === null ? part : { ...part, cursor }
    const { next } = await findNodes(db, caller, visible, search)
    cursor = next
  }
  return cursor ?? ''
}

/** The device list by status, 50 per page, for a small and a large fleet in alternation. */
export async function listBench(): Promise<Figure[]> {
  const fleets = [await openFleet(SMALL), await openFleet(LARGE)]
  const part = { sort: 'status', size: 50, total: 'none' } as const
  for (let run = 0; run < WARM_UPS + RUNS; run += 1) {
    for (const { store, middle, searched, takenMs } of fleets) {
      const measure = async (times: number[], work: () => Promise<unknown>) => {
        const startedMs = performance.now()
        await work()
        if (run >= WARM_UPS) times.push(performance.now() - startedMs)
      }
      await measure(takenMs.first, () => findNodes(store.db, caller, visible, part))
      await measure(takenMs.middle, () =>
        findNodes(store.db, caller, visible, { ...part, cursor: middle }),
      )
      await measure(takenMs.search, () =>
        findNodes(store.db, caller, visible, { ...part, search: searched }),
      )
      await measure(takenMs.broadly, () =>
        findNodes(store.db, caller, visible, { ...part, search: SEARCHED_BROADLY }),
      )
      if (run % 10 !== 9) continue
      await measure(takenMs.sweep, () => sweepSilence(store.db, NOW))
      await measure(takenMs.counts, () => statusCounts(store.db, NOW))
    }
  }
  for (const { close } of fleets) await close()
  const [small, large] = fleets.map(({ takenMs }) => takenMs)
  const figure = (name: string, of: keyof Fleet['takenMs'], bound?: number): Figure => {
    const [smallMs, largeMs] = [median(small?.[of] ?? []), median(large?.[of] ?? [])]
    const ratio = largeMs / smallMs
    return {
      name,
      measured: `${rounded(largeMs, 1)} ms, of 1,000 ${rounded(smallMs, 1)} ms`,
      ratio,
      bound: bound === undefined ? '' : `≤ ${bound} × 1,000`,
      isWithin: bound === undefined || ratio <= bound,
    }
  }
  return [
    figure('devices by status, 50 of 100,000', 'first', BOUND),
    figure('devices by status, 50 from the middle of 100,000', 'middle', BOUND),
    figure('11 devices by a part of their names, of 100,000', 'search', SEARCH_BOUND),
    figure('50 of 1,111 devices by a part of their names, of 100,000', 'broadly'),
    await listScrollBench(),
    figure('sweep for silent devices among 100,000', 'sweep'),
    figure('counts of devices by displayed status, of 100,000', 'counts'),
  ]
}
