import { sql, type Kysely } from 'kysely'

/** Firmware images with the parts of their uploads, rollouts of them, and what each device is offered. */
const FIRMWARE: readonly string[] = [
  `create table firmware_images (
    id text primary key,
    organization_id text not null references organizations on delete cascade,
    device_type text not null,
    version text not null,
    channel text not null check (channel in ('stable', 'unstable', 'testing', 'tsi')),
    status text not null check (status in ('uploading', 'available', 'removed')),
    file_name text not null,
    bytes int8 not null,
    sha256 text not null,
    signature text not null,
    signed_by text not null,
    notes text not null,
    file_id text references files on delete set null,
    created_by text references users on delete set null,
    created_at int8 not null,
    available_at int8
  )`,
  `create unique index firmware_images_version on firmware_images (organization_id, device_type, version)
    where status <> 'removed'`,
  `create index firmware_images_newest on firmware_images (organization_id, created_at desc, id)`,

  // Parts follow one another without gaps, so their sum is where an upload continues.
  `create table firmware_parts (
    image_id text not null references firmware_images on delete cascade,
    first_byte int8 not null,
    bytes int8 not null,
    file_id text not null references files on delete cascade,
    received_at int8 not null,
    primary key (image_id, first_byte)
  )`,

  `create table firmware_rollouts (
    id text primary key,
    organization_id text not null references organizations on delete cascade,
    image_id text not null references firmware_images on delete cascade,
    state text not null check (state in (
      'running', 'paused', 'rolling_back', 'finished', 'cancelled', 'rolled_back')),
    waves jsonb not null,
    gates jsonb not null,
    wave int4 not null,
    wave_started_at int8 not null,
    pause jsonb,
    created_by text references users on delete set null,
    created_at int8 not null,
    ended_at int8
  )`,
  `create index firmware_rollouts_newest on firmware_rollouts (organization_id, created_at desc, id)`,
  `create index firmware_rollouts_image on firmware_rollouts (image_id)`,
  `create index firmware_rollouts_open on firmware_rollouts (id) where ended_at is null`,

  // An earlier image beside the state says that the device is on its way back.
  `create table firmware_rollout_devices (
    rollout_id text not null references firmware_rollouts on delete cascade,
    node_id text not null references nodes on delete cascade,
    wave int4 not null,
    state text not null check (state in (
      'waiting', 'offered', 'downloading', 'updated', 'failed', 'rolled_back')),
    from_version text,
    earlier_image_id text references firmware_images on delete set null,
    percent int4,
    reason text,
    offered_at int8,
    updated_at int8,
    changed_at int8 not null,
    primary key (rollout_id, node_id)
  )`,
  `create index firmware_rollout_devices_node on firmware_rollout_devices (node_id, changed_at)`,
  `create index firmware_rollout_devices_wave on firmware_rollout_devices (rollout_id, wave, state)`,

  // What a device is to install now; its position is that of a message in its inbox.
  `create table device_firmware (
    node_id text primary key references nodes on delete cascade,
    image_id text not null references firmware_images on delete cascade,
    rollout_id text not null references firmware_rollouts on delete cascade,
    position int8 not null,
    offered_at int8 not null
  )`,
  `create index device_firmware_rollout on device_firmware (rollout_id)`,
]

/** See store/tables/firmware.ts for what the columns mean. */
export async function firmware(db: Kysely<unknown>): Promise<void> {
  for (const statement of FIRMWARE) await sql.raw(statement).execute(db)
}
