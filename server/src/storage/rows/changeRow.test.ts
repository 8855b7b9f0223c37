import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ApiError } from '../../base/errors.ts'
import type { Store } from '../store/store.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { seedOrganization } from '../../testing/seed.ts'
import { changeRow, type RowPatch } from './changeRow.ts'

const ID = 'walls'

describe.each(TEST_ENGINES)('changing a row on $name', ({ open }) => {
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

  it('writes a change and raises the version', async () => {
    expect(await change({ version: 1 })).toBe(2)
    expect(await saved()).toEqual({ name: 'Walls!', version: 2 })
    expect(await change({})).toBe(3)
    expect(await saved()).toEqual({ name: 'Walls!!', version: 3 })
  })

  it('refuses an old version with the newest row and writes nothing', async () => {
    await change({ version: 1 })
    expect(await refusal({ version: 1 })).toEqual({
      code: 'CONFLICT',
      message: 'Ann was faster',
      details: { newest: { id: ID, name: 'Walls!', version: 2 } },
    })
    expect(await saved()).toEqual({ name: 'Walls!', version: 2 })
  })

  it('refuses a version that does not exist yet', async () => {
    expect(await refusal({ version: 7 })).toMatchObject({ code: 'CONFLICT' })
  })

  it('accepts one of twelve concurrent changes from one version', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => refusal({ version: 1 })))
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
    expect(await saved()).toEqual({ name: 'Walls!', version: 2 })
  })

  it('loses none of twelve concurrent changes without a version', async () => {
    await Promise.all(Array.from({ length: 12 }, () => change({})))
    expect(await saved()).toEqual({ name: `Walls${'!'.repeat(12)}`, version: 13 })
  })

  it('keeps the version when nothing changes', async () => {
    expect(await change({ version: 1, patchOf: () => null })).toBe(1)
    expect(await saved()).toEqual({ name: 'Walls', version: 1 })
  })

  it('leaves everything unchanged when it fails', async () => {
    const patchOf = () => {
      throw new Error('no')
    }
    await expect(change({ patchOf })).rejects.toThrow('no')
    expect(await saved()).toEqual({ name: 'Walls', version: 1 })
  })
})
