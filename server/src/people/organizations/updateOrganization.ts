import { ADDRESS_TYPES, type OrganizationAddress, type OrganizationUpdate } from '@airshed/schemas'
import { isDeepStrictEqual } from 'node:util'
import type { Selectable, Transaction } from 'kysely'
import type { RecordedEvent } from '../../access/calls/handler.ts'
import type { Caller } from '../../access/identity/access.ts'
import { oneLine } from '../../base/settings/oneLine.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { OrganizationsTable } from '../../storage/store/tables/organizations.ts'
import { invalidField } from '../../access/input/invalidField.ts'
import { requireOwnPicture } from '../../dashboards/pictures/calls/pictureRows.ts'
import { checkedName } from './organizationName.ts'

type Row = Selectable<OrganizationsTable>

/** The editable description of an organization, as stored. */
type About = Pick<
  Row,
  | 'name'
  | 'logo'
  | 'industry'
  | 'contact'
  | 'location'
  | 'addresses'
  | 'billing_same_as_shipping'
  | 'below_limit'
  | 'gas_reference'
  | 'readings_basis'
>

/**
 * Changes the description of an organization.
 *
 * @returns what the event records, or null if nothing differs and nothing was written
 * @throws ApiError VALIDATION_FAILED for a name that another organization of the caller has, a logo that the
 *   caller did not upload, or two addresses of one type
 */
export async function changeOrganization(
  tx: Transaction<Tables>,
  caller: Caller,
  row: Row,
  change: OrganizationUpdate,
): Promise<Pick<RecordedEvent, 'before' | 'after'> | null> {
  const next = await wantedAbout(tx, caller, row, change)
  const changed = (Object.keys(next) as (keyof About)[]).filter(
    (name) => !isDeepStrictEqual(next[name], row[name]),
  )
  if (changed.length === 0) return null
  await tx
    .updateTable('organizations')
    .set({ ...next, addresses: JSON.stringify(next.addresses) })
    .where('id', '=', row.id)
    .execute()
  const facts = (about: About) => Object.fromEntries(changed.map((name) => [name, about[name]]))
  return { before: facts(row), after: facts(next) }
}

async function wantedAbout(
  tx: Transaction<Tables>,
  caller: Caller,
  row: Row,
  change: OrganizationUpdate,
): Promise<About> {
  const { logo = row.logo } = change
  await requireOwnPicture(tx, caller, '/logo', { wanted: logo, current: row.logo })
  const isSame = change.billing_same_as_shipping ?? row.billing_same_as_shipping
  return {
    name:
      change.name === undefined
        ? row.name
        : await checkedName(tx, caller.user.id, change.name, row.id),
    logo,
    industry: lineOf(change.industry, row.industry),
    contact: lineOf(change.contact, row.contact),
    location: lineOf(change.location, row.location),
    addresses: checkedAddresses(change.addresses ?? row.addresses, isSame),
    billing_same_as_shipping: isSame,
    below_limit: change.below_limit ?? row.below_limit,
    gas_reference: change.gas_reference ?? row.gas_reference,
    readings_basis: change.readings_basis ?? row.readings_basis,
  }
}

/** An empty line counts as none. */
function lineOf(wanted: string | null | undefined, current: string | null): string | null {
  if (wanted === undefined) return current
  const line = oneLine(wanted ?? '')
  return line === '' ? null : line
}

/** At most one address per type, without empty ones, and without a billing address if it is the same. */
function checkedAddresses(
  given: readonly OrganizationAddress[],
  isSame: boolean,
): OrganizationAddress[] {
  return ADDRESS_TYPES.flatMap((type) => {
    const [one, another] = given.filter((address) => address.type === type)
    if (another !== undefined) throw invalidField('/addresses', `one ${type} address`, given)
    if (one === undefined || (type === 'billing' && isSame)) return []
    const { street, city, state, country, zip_code } = one
    const lines = { street, city, state, country, zip_code }
    const kept = Object.fromEntries(
      Object.entries(lines).map(([name, line]) => [name, oneLine(line)]),
    ) as typeof lines
    return Object.values(kept).every((line) => line === '') ? [] : [{ type, ...kept }]
  })
}
