import type { Store } from '../../storage/store/store.ts'

/**
 * Organizations by the names that files use for them.
 *
 * @param names ids and `external_id`s; an id takes precedence over an equal `external_id`
 * @returns name → id, without unknown names
 */
export async function organizationsNamed(
  { db }: Pick<Store, 'db'>,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map()
  const rows = await db
    .selectFrom('organizations')
    .select(['id', 'external_id'])
    .where((eb) => eb.or([eb('id', 'in', names), eb('external_id', 'in', names)]))
    .orderBy('id')
    .execute()
  return new Map([
    ...rows.map(({ id, external_id }) => [external_id, id] as const),
    ...rows.map(({ id }) => [id, id] as const),
  ])
}
