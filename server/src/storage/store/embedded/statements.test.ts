import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Statements } from './statements.ts'

const INT8 = 20
let engine: PGlite
let statements: Statements
beforeAll(async () => {
  engine = await PGlite.create({ parsers: { [INT8]: Number } })
  statements = new Statements(engine)
  await engine.exec('create table readings (id text primary key, value float8, tags jsonb)')
})
afterAll(() => engine.close())

const kept = async () => {
  const { rows } = await statements.run('select count(*)::int as n from pg_prepared_statements', [])
  return rows[0]?.['n']
}

describe('statements of the embedded store', () => {
  it.each<[string, unknown[]]>([
    ['select 1::int2 as a, 2::int4 as b, 9007199254740991::int8 as c, 1.5::float8 as d', []],
    ["select 1.50::numeric as a, true as b, null::text as c, ''::text as d, 'é€😀' as e", []],
    ['select $1::text as a, $2::int8 as b, $3::float8 as c, $4::bool as d', ['x', 7, 0.1, false]],
    ['select $1::jsonb as a, $2::json as b', ['{"a":[1,null]}', '[1]']],
    ['select $1::text[] as a, $2::int8[] as b, $3::float8[] as c', [['a', 'b,"c"'], [1, 2], [0.5]]],
    [
      'select $1::bytea as a, $2::uuid as b',
      [Uint8Array.of(0, 255), '0b3c7c7e-6f0d-4f3e-9a44-0123456789ab'],
    ],
    ["select timestamptz '2026-03-02T12:00:00Z' as a, date '2026-03-02' as b", []],
    ['select $1::text as a where false', ['x']],
    ["select 'NaN'::float8 as a, 'infinity'::float8 as b, -0.0::float8 as c", []],
  ])('answers %s as PGlite itself does', async (sql, parameters) => {
    const { rows } = await engine.query(sql, [...parameters])
    for (const _ of [1, 2]) expect((await statements.run(sql, parameters)).rows).toEqual(rows)
  })

  it('counts the rows that a change affects, and none for a read', async () => {
    const insert = 'insert into readings (id, value) values ($1, $2), ($3, $4)'
    expect(await statements.run(insert, ['a', 1, 'b', 2])).toMatchObject({ affectedRows: 2 })
    const update = 'update readings set value = value + 1 where id = $1 returning value'
    expect(await statements.run(update, ['a'])).toEqual({ rows: [{ value: 2 }], affectedRows: 1 })
    expect(await statements.run('select id from readings', [])).toMatchObject({
      affectedRows: undefined,
    })
    expect(await statements.run('delete from readings', [])).toMatchObject({ affectedRows: 2 })
  })

  it('throws the fields of a PostgreSQL error, and answers the next statement', async () => {
    await statements.run("insert into readings (id) values ('a')", [])
    const again = statements.run('insert into readings (id) values ($1)', ['a'])
    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'readings_pkey' })
    await expect(statements.run('select nothing', [])).rejects.toMatchObject({ code: '42703' })
    expect((await statements.run('select 1 as one', [])).rows).toEqual([{ one: 1 }])
    await statements.run('delete from readings', [])
  })

  it('ends a failed transaction by its rollback, and keeps what a savepoint spared', async () => {
    await statements.run('begin', [])
    await statements.run('insert into readings (id) values ($1)', ['kept'])
    await statements.run('savepoint one', [])
    await expect(
      statements.run('insert into readings (id) values ($1)', ['kept']),
    ).rejects.toThrow()
    await expect(statements.run('select 1', [])).rejects.toMatchObject({ code: '25P02' })
    await statements.run('rollback to savepoint one', [])
    await statements.run('commit', [])
    expect((await statements.run('select id from readings', [])).rows).toEqual([{ id: 'kept' }])
    await statements.run('delete from readings', [])
  })

  it('answers with the new columns after a change of the schema', async () => {
    const read = 'select * from readings'
    await statements.run("insert into readings (id) values ('a')", [])
    expect((await statements.run(read, [])).rows).toEqual([{ id: 'a', value: null, tags: null }])
    await statements.run('alter table readings add column note text', [])
    expect((await statements.run(read, [])).rows[0]).toHaveProperty('note', null)
    await statements.run('alter table readings drop column note', [])
    expect((await statements.run(read, [])).rows[0]).not.toHaveProperty('note')
    await statements.run('delete from readings', [])
  })

  it('refuses two statements in one text', async () => {
    await expect(statements.run('select 1; select 2', [])).rejects.toMatchObject({ code: '42601' })
    await expect(statements.run('commit; select 2', [])).rejects.toMatchObject({ code: '42601' })
  })

  it('keeps the 200 statements that were used last', async () => {
    for (let at = 0; at < 250; at += 1)
      await statements.run(`select ${at} as at, $1::int as x`, [at])
    expect(await kept()).toBe(200)
    expect((await statements.run('select 0 as at, $1::int as x', [5])).rows).toEqual([
      { at: 0, x: 5 },
    ])
    expect(await kept()).toBe(200)
  })

  it('prepares a text of more than 10,000 characters anew each time', async () => {
    const before = await kept()
    const long = `select ${Array.from({ length: 2_000 }, (_, at) => `${at}::int8`).join(' + ')} as sum`
    expect((await statements.run(long, [])).rows).toEqual([{ sum: 1_999_000 }])
    expect(await kept()).toBe(before)
  })
})
