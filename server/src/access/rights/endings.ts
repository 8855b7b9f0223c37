/** What ends a right to a device or in an organization. */
export const ENDS = [
  'lease_begins',
  'lease_ends',
  'transfer',
  'share_ends',
  'role_ends',
  'account_deactivated',
  'organization_deleted',
] as const
export type End = (typeof ENDS)[number]

/**
 * How something ends with the right that it was made by.
 *
 * - `withdrawn`: removed in the transaction that ends the right, and named by its event
 * - `checked`: refused at each use as long as its maker lacks the right; works again if they regain it
 */
export type How = 'withdrawn' | 'checked'

/** Things that work because somebody had a right when they made them. */
export type Thing =
  | 'device_key'
  | 'device_certificate'
  | 'ingest_key'
  | 'api_token'
  | 'invitation'
  | 'command'
  | 'setting'
  | 'script'
  | 'keyless'
  | 'public_link'
  | 'import'
  | 'alert'
  | 'alert_link'
  | 'reading'

/** A row of the table of what ends with what. */
export interface Ending {
  /** The thing in plain words, as the documentation names it. */
  what: string
  /** What ends it, and how. An end that is not named leaves it as it is. */
  ends: Readonly<Partial<Record<End, How>>>
}

const BY_PERSON = {
  role_ends: 'checked',
  account_deactivated: 'checked',
  organization_deleted: 'checked',
} as const
const BY_HOLDER = {
  lease_begins: 'withdrawn',
  lease_ends: 'withdrawn',
  transfer: 'withdrawn',
} as const

/**
 * What ends with what: the only list of it. `withdraw` and `makerHolds` are driven by it, the table in
 * `docs/access.md` is held equal to it, and a test makes each thing and ends each right.
 */
export const ENDINGS: Readonly<Record<Thing, Ending>> = {
  device_key: {
    what: 'The own key of a device',
    ends: { lease_ends: 'withdrawn', transfer: 'withdrawn', ...BY_PERSON },
  },
  device_certificate: {
    what: 'A certificate of a device',
    ends: { lease_ends: 'withdrawn', transfer: 'withdrawn', ...BY_PERSON },
  },
  ingest_key: { what: 'An ingest key', ends: BY_PERSON },
  api_token: { what: 'An API token', ends: BY_PERSON },
  invitation: { what: 'An invitation that waits for an answer', ends: BY_PERSON },
  command: { what: 'A command that the device has not answered', ends: BY_HOLDER },
  setting: { what: 'A requested setting that the device has not taken', ends: BY_HOLDER },
  script: { what: 'A saved or deleted script that the device has not taken', ends: BY_HOLDER },
  keyless: {
    what: 'The permission to report without a key',
    ends: { lease_ends: 'withdrawn', transfer: 'withdrawn' },
  },
  public_link: {
    what: 'The public page of a device',
    ends: { ...BY_HOLDER, organization_deleted: 'checked' },
  },
  import: { what: 'A check, store or undo of an import that is not done', ends: BY_PERSON },
  alert: {
    what: 'A device in an alert',
    ends: {
      lease_begins: 'checked',
      lease_ends: 'checked',
      transfer: 'withdrawn',
      share_ends: 'checked',
    },
  },
  alert_link: { what: 'A link of an e-mail about an alert', ends: BY_PERSON },
  reading: {
    what: 'Reading a device',
    ends: {
      lease_begins: 'checked',
      lease_ends: 'checked',
      transfer: 'checked',
      share_ends: 'checked',
      ...BY_PERSON,
    },
  },
}

/** Whether something is withdrawn when a right ends. */
export const isWithdrawn = (thing: Thing, end: End): boolean =>
  ENDINGS[thing].ends[end] === 'withdrawn'
