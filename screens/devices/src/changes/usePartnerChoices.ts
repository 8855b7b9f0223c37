import { useCall } from '@airshed/console-kit'
import { listPartnerships } from '@airshed/console-kit/calls'
import { useMemo } from 'react'

/** Partners per response: more than anybody chooses from. */
const SIZE = 1000

/**
 * Organizations that devices can be shared with because their owner has a partnership with them.
 *
 * @param owner of the devices; undefined: they have several
 * @param isWanted whether to request them
 */
export function usePartnerChoices(owner: string | null | undefined, isWanted: boolean) {
  const { data } = useCall(
    listPartnerships,
    { query: { size: SIZE, ...(owner == null ? {} : { organization_id: owner }) } },
    { enabled: isWanted },
  )
  return useMemo(
    () =>
      (data?.data ?? [])
        .filter(({ partner_is_deleted: isDeleted }) => !isDeleted)
        .map(({ partner_id: value, org2_name: label }) => ({ value, label })),
    [data],
  )
}
