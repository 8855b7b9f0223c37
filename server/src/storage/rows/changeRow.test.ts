import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ApiError } from '../../base/errors.ts'
import type { Store } from '../store/store.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { seedOrganization } from '../../testing/seed.ts'
import { changeRow, type RowPatch } from './changeRow.ts'

const ID = 'walls'

describe.each(TEST_ENGINES)('a change of a row on $name', ({ open }) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
    await seedOrganization({ store }, 'city')
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    await store.db.deleteFrom('dashboards').execute()
    await store.db
      .insertInto('dashboards')
      .values({
        id: ID,
        name: 'Walls',
        description: '',
        organization_id: 'city',
        user_id: null,
        configuration: '{"widgets":[]}',
        range: null,
        created_at: 1,
        updated_at: 1,
      })
      .execute()
  })

  interface Wish {
    version?: number
    patchOf?: (name: string) => RowPatch<'dashboards'> | null
  }
  const change = ({ version, patchOf }: Wish) =>
    store.db.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('dashboards')
        .select(['id', 'name', 'version'])
        .where('id', '=', ID)
        .forUpdate()
        .executeTakeFirstOrThrow()
      return changeRow(transaction, {
        table: 'dashboards',
        row,
        version,
        conflict: async (newest) => ({ reason: 'Ann was faster', newest }),
        apply: async ({ name }) => (patchOf ?? (() => ({ name: `${name}!` })))(name),
      })
    })
  const refusal = (wish: Wish) =>
    change(wish).then(
      () => 'done',
      ({ code, message, details }: ApiError) => ({ code, message, details }),
    )
  const saved = () =>
    store.db.selectFrom('dashboards').select(['name', 'version']).executeTakeFirstOrThrow()

  it('writes it and raises its version', async () => {
    expect(await change({ version: 1 })).toBe(2)
    expect(await saved()).toEqual({ name: 'Walls!', version: 2 })
    expect(await change({})).toBe(3)
    expect(await saved()).toEqual({ name: 'Walls!!', version: 3 })
  })

  it('from an old version is refused with the newest row, and nothing is written', async () => {
    await change({ version: 1 })
    expect(await refusal({ version: 1 })).toEqual({
      code: 'CONFLICT',
      message: 'Ann was faster',
      details: { newest: { id: ID, name: 'Walls!', version: 2 } },
    })
    expect(await saved()).toEqual({ name: 'Walls!', version: 2 })
  })

  it('from a version that is not there yet is refused, too', async () => {
    expect(await refusal({ version: 7 })).toMatchObject({ code: 'CONFLICT' })
  })

  it('by many at once from one version is taken once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => refusal({ version: 1 })))
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
    expect(await saved()).toEqual({ name: 'Walls!', version: 2 })
  })

  it('by many at once without a version is lost by none', async () => {
    await Promise.all(Array.from({ length: 12 }, () => change({})))
    expect(await saved()).toEqual({ name: `Walls${'!'.repeat(12)}`, version: 13 })
  })

  it('that changes nothing keeps the version', async () => {
    expect(await change({ version: 1, patchOf: () => null })).toBe(1)
    expect(await saved()).toEqual({ name: 'Walls', version: 1 })
  })

  it('that fails leaves all as it was', async () => {
    const patchOf = () => {
      throw new Error('no')
    }
    await expect(change({ patchOf })).rejects.toThrow('no')
    expect(await saved()).toEqual({ name: 'Walls', version: 1 })
  })
})
