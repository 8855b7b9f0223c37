import { afterEach, describe, expect, it } from 'vitest'
import { borrowEngine, type BorrowedEngine } from './enginePool.ts'

const borrowed: BorrowedEngine[] = []
afterEach(async () => {
  for (const one of borrowed.splice(0)) await one.giveBack()
})

async function borrow(): Promise<BorrowedEngine> {
  const one = await borrowEngine()
  borrowed.push(one)
  return one
}

const addRollups = ({ engine }: BorrowedEngine, count: number) =>
  engine.query(
    `insert into rollups (data_point, step_ms, ts, count, sum, min, max, first_ts, first_value,
        last_ts, last_value, min_ts, max_ts, sin_sum, cos_sum, energy_sum)
      select n % 10, 3600000, n, 1, 1, 1, 1, n, 1, n, 1, n, n, 0, 0, 0
      from generate_series(1, ${count}) n`,
    [],
  )

/** Costs are part of it, so the numbers of rows and pages that the planner expects are. */
async function planIn({ engine }: BorrowedEngine): Promise<unknown[]> {
  const { rows } = await engine.query(
    'explain select 1 from rollups where data_point < 3 and step_ms = 3600000 and ts > 7',
    [],
  )
  return rows
}

describe('an engine that is returned', () => {
  it.each([1, 50, 300, 500, 5_000])('plans as a new one after %i rows', async (count) => {
    const first = await borrow()
    const plan = await planIn(first)
    await addRollups(first, count)
    await first.giveBack()
    expect(await planIn(await borrow())).toEqual(plan)
  })

  it('forgets statistics of another test', async () => {
    const first = await borrow()
    const plan = await planIn(first)
    await addRollups(first, 500)
    await first.engine.query('analyze rollups', [])
    await first.giveBack()
    expect(await planIn(await borrow())).toEqual(plan)
  })
})
