import type { ReadingRevision } from '@airshed/schemas'
import { sql } from 'kysely'
import { isAnyOf } from '../../access/entities/rule.ts'
import type { Caller } from '../../access/identity/access.ts'
import type { Db } from '../../storage/store/db.ts'

/** Who revised a reading, as far as the caller may know. */
type KnownAuthor = Pick<ReadingRevision, 'author_kind' | 'author_name' | 'account_name'>

/**
 * Finds who authors are, see `Sender.author`. The names of ingest keys, and imports with who started them, are for people
 * who manage devices of their organization, as in the lists of keys and imports; a device is known to its readers anyway.
 *
 * @returns author → who it is
 */
export async function revisionAuthors(
  db: Db,
  caller: Caller,
  authors: readonly string[],
): Promise<(author: string) => KnownAuthor> {
  const organizations = caller.token === null ? caller.organizationsWith('manage_devices') : []
  const keys = await keyNames(db, organizations, idsOf(authors, 'key'))
  const imports = await importNames(db, organizations, [
    ...new Set([...idsOf(authors, 'import'), ...idsOf(authors, 'undo')]),
  ])
  return (author) => {
    const { kind, id } = partsOf(author)
    switch (kind) {
      case 'key':
        return { author_kind: 'key', author_name: keys.get(id) ?? null, account_name: null }
      case 'device':
        return { author_kind: 'device', author_name: id, account_name: null }
      case 'import': {
        // The command has no row of its own.
        if (id === '') return { author_kind: 'command', author_name: null, account_name: null }
        const { file_name: name = null, stored_by: by = null } = imports.get(id) ?? {}
        return { author_kind: 'import', author_name: name, account_name: by }
      }
      case 'undo': {
        const { file_name: name = null, undone_by: by = null } = imports.get(id) ?? {}
        return { author_kind: 'undo', author_name: name, account_name: by }
      }
      default:
        return { author_kind: 'server', author_name: null, account_name: null }
    }
  }
}

/** `key:k1` → key and k1. A serial may have colons. */
function partsOf(author: string): { kind: string; id: string } {
  const [kind = '', ...id] = author.split(':')
  return { kind, id: id.join(':') }
}

const idsOf = (authors: readonly string[], wanted: string): string[] =>
  authors.flatMap((author) => {
    const { kind, id } = partsOf(author)
    return kind === wanted && id !== '' ? [id] : []
  })

async function keyNames(
  db: Db,
  organizations: readonly string[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0 || organizations.length === 0) return new Map()
  const rows = await db
    .selectFrom('ingest_keys')
    .select(['id', 'name'])
    .where(isAnyOf('ingest_keys.id', ids))
    .where(isAnyOf('ingest_keys.organization_id', organizations))
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function importNames(db: Db, organizations: readonly string[], ids: readonly string[]) {
  if (ids.length === 0 || organizations.length === 0) return new Map<string, never>()
  const startedBy = (event: string) =>
    sql<string | null>`(select events.actor_name from events
      where events.entity = 'imports' and events.organization_id = file_imports.organization_id
        and events.row_id = file_imports.id and events.name = ${event}
      order by events.position desc limit 1)`
  const rows = await db
    .selectFrom('file_imports')
    .select([
      'id',
      'file_name',
      startedBy('import.store-started').as('stored_by'),
      startedBy('import.undo-started').as('undone_by'),
    ])
    .where(isAnyOf('file_imports.id', ids))
    .where(isAnyOf('file_imports.organization_id', organizations))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
