import { sql, type RawBuilder, type Transaction } from 'kysely'
import { PRIVATE_SETTINGS } from '@airshed/domain'
import { revokeCertificates } from '../../deviceCertificates/certificateRows.ts'
import { isWithdrawn, type End, type Thing } from '../../../access/rights/endings.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { isNotTaken } from './dropAsked.ts'
import { withdrawScripts } from './withdrawScripts.ts'

/** Ends of the right to use a device. */
type HolderEnd = Extract<End, 'lease_begins' | 'lease_ends' | 'transfer'>

/** What was withdrawn from devices, by device id, in the words of an event: `command blink`, `device key`. */
export type Withdrawn = ReadonlyMap<string, readonly string[]>

type Ids = RawBuilder<unknown>
type Tx = Transaction<Tables>
/** @returns the devices from which something was withdrawn, with its name if it has one */
type Withdrawal = (tx: Tx, ids: Ids, end: HolderEnd, now: number) => Promise<readonly Named[]>
interface Named {
  node_id: string
  name?: string
}

/**
 * Withdraws from devices what their holder made and requested, as far as it ends with the holder's right. Call it
 * before the devices change hands. Each thing costs one or two statements, however many devices there are.
 *
 * @param now ms UTC
 */
export async function withdraw(
  tx: Tx,
  ids: readonly string[],
  end: HolderEnd,
  now: number,
): Promise<Withdrawn> {
  const which = sql`${[...ids]}::text[]`
  const withdrawn = new Map<string, string[]>()
  for (const [thing, { called, from }] of WITHDRAWALS) {
    if (!isWithdrawn(thing, end)) continue
    for (const { node_id: id, name } of await from(tx, which, end, now)) {
      const words = name === undefined ? called : `${called} ${name}`
      withdrawn.set(id, [...(withdrawn.get(id) ?? []), words])
    }
  }
  return withdrawn
}

/** A key of the owner stays when a lease ends: its right has not. */
const keys: Withdrawal = async (tx, ids, end) =>
  rowsOf(
    tx,
    sql<Named>`update device_channels as channel
      set key_hash = null, key_made_at = null, key_made_by = null, key_user_id = null,
        key_organization_id = null, mqtt_seen_at = null
      from nodes where nodes.id = channel.node_id and channel.node_id = any(${ids})
        and channel.key_hash is not null
        and (${end === 'transfer'} or channel.key_organization_id is distinct from nodes.organization_id)
      returning channel.node_id`,
  )

/** As with keys: those of the owner stay when a lease ends. */
const certificates: Withdrawal = (tx, ids, end, now) =>
  revokeCertificates(
    tx,
    ids,
    now,
    sql`(${end === 'transfer'} or device_certificates.organization_id is distinct from nodes.organization_id)`,
  )

const commands: Withdrawal = (tx, ids) =>
  rowsOf(
    tx,
    sql<Named>`delete from device_commands where node_id = any(${ids})
      and state in ('queued', 'sent') returning node_id, name`,
  )

/** Settings of the network go whether they were taken or not: the next holder is not shown them. */
const settings: Withdrawal = async (tx, ids) => {
  const asked = await rowsOf(
    tx,
    sql<Named>`update device_settings as setting
      set desired = null, desired_version = null, asked_at = null, asked_by = null,
        refused_version = null, refused_reason = null
      from device_channels as channel
      where channel.node_id = setting.node_id and setting.node_id = any(${ids}) and ${isNotTaken}
      returning setting.node_id, setting.name`,
  )
  await sql`delete from device_settings where node_id = any(${ids})
    and ((desired is null and desired_version is null and reported_at is null)
      or (sensor_id = '' and name = any(${[...PRIVATE_SETTINGS]}::text[])))`.execute(tx)
  return asked
}

/** What the owner chose before the lease is in force again; a new owner has chosen nothing. */
const keyless: Withdrawal = (tx, ids, end) =>
  rowsOf(
    tx,
    sql<Named>`update nodes set accepts_keyless = ${chosenByOwner(end)}, owner_accepts_keyless = null
      where id = any(${ids}) and accepts_keyless <> ${chosenByOwner(end)} returning id as node_id`,
  )

const chosenByOwner = (end: HolderEnd): RawBuilder<boolean> =>
  end === 'transfer' ? sql`false` : sql`coalesce(owner_accepts_keyless, false)`

const publicLinks: Withdrawal = (tx, ids) =>
  rowsOf(tx, sql<Named>`delete from public_links where node_id = any(${ids}) returning node_id`)

const WITHDRAWALS: readonly (readonly [Thing, { called: string; from: Withdrawal }])[] = [
  ['device_key', { called: 'device key', from: keys }],
  ['device_certificate', { called: 'certificate', from: certificates }],
  ['command', { called: 'command', from: commands }],
  ['setting', { called: 'setting', from: settings }],
  ['script', { called: 'script', from: (tx, ids, _, now) => withdrawScripts(tx, ids, now) }],
  ['keyless', { called: 'choice about readings without a key', from: keyless }],
  ['public_link', { called: 'public page', from: publicLinks }],
]

const rowsOf = async <Row>(tx: Tx, statement: RawBuilder<Row>): Promise<readonly Row[]> =>
  (await statement.execute(tx)).rows
