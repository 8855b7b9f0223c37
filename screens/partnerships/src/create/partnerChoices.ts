import type { Organization, Partnership } from '@airshed/console-kit'
import type { PickerOption } from '@airshed/kit/forms'

/**
 * Organizations of the reader that can become a partner of one of them: neither itself nor one of its
 * partners.
 *
 * @param organizationId undefined: none is chosen yet
 */
export function partnerChoices(
  organizations: readonly Organization[],
  partnerships: readonly Partnership[],
  organizationId: string | undefined,
): readonly PickerOption[] {
  const taken = new Set(
    partnerships
      .flatMap(({ organization_id: one, partner_id: other }) => [
        [one, other],
        [other, one],
      ])
      .flatMap(([one, other]) => (one === organizationId ? [other] : [])),
  )
  return organizations
    .filter(({ id }) => id !== organizationId && !taken.has(id))
    .map(({ id, name }) => ({ value: id, label: name }))
}
