import { sql, type Kysely } from 'kysely'

/** Named list views saved by users. */
export async function listViews(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table list_views (
        id text primary key,
        user_id text not null references users (id) on delete cascade,
        list text not null,
        name text not null,
        params jsonb not null,
        saved_at int8 not null,
        unique (user_id, list, name)
      )`,
    )
    .execute(db)
}
