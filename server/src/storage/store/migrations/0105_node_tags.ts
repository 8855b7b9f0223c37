import { sql, type Kysely } from 'kysely'

/**
 * Tags of devices. They are a part of what a search looks into, so the index over trigrams, where there is one, is made
 * again with them.
 */
export async function nodeTags(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // `array_to_string` is not immutable, because some types are written as the session wants; text is not.
  `create function node_tag_words(tags text[]) returns text immutable parallel safe language sql
    as $$ select array_to_string(tags, ',') $$`,
  `alter table nodes
    add column tags text[] not null default '{}',
    add column tag_words text not null generated always as (node_tag_words(tags)) stored`,
  `create index nodes_tags on nodes using gin (tags)`,
  `do $$ begin
    if exists (select 1 from pg_class where relname = 'nodes_search') then
      drop index nodes_search;
      create index nodes_search
        on nodes using gin (name gin_trgm_ops, serial gin_trgm_ops, tag_words gin_trgm_ops);
    end if;
  end $$`,
]
