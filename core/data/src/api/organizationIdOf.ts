/** The `organization_id` for a slug; undefined for `all`, an empty text, null and undefined. */
export function organizationIdOf(slug: string | null | undefined): string | undefined {
  return slug === null || slug === undefined || slug === '' || slug === 'all' ? undefined : slug
}
