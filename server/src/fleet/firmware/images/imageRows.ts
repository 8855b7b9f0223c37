import type {
  FirmwareAction,
  FirmwareImage,
  FirmwareQuery,
  FirmwareSort,
  List,
} from '@airshed/schemas'
import { sql } from 'kysely'
import { mayChange } from '../../../access/entities/mayChange.ts'
import type { Caller } from '../../../access/identity/access.ts'
import { listOf } from '../../../storage/rows/listOf.ts'
import { key, type RowList } from '../../../storage/rows/rowList.ts'
import type { Condition, VisibleRows } from '../../../storage/rows/visible.ts'
import type { Db } from '../../../storage/store/db.ts'

const imageList: RowList<FirmwareSort> = {
  name: 'firmware',
  table: 'firmware_images',
  id: 'firmware_images.id',
  sort: {
    created: [key('firmware_images.created_at', 'int8')],
    version: [key('firmware_images.version', 'text'), key('firmware_images.created_at', 'int8')],
    device_type: [
      key('firmware_images.device_type', 'text'),
      key('firmware_images.created_at', 'int8'),
    ],
  },
  defaultSort: '-created',
  search: [
    sql.ref('firmware_images.version'),
    sql.ref('firmware_images.device_type'),
    sql.ref('firmware_images.notes'),
  ],
}

/** Devices of the organization of an image that report its version. */
const currentUnits = sql<number>`(select count(*)::int4 from device_channels
  join nodes on nodes.id = device_channels.node_id
  where device_channels.firmware = firmware_images.version
    and nodes.organization_id = firmware_images.organization_id
    and nodes.type = firmware_images.device_type)`

/** Devices of its rollouts that are to get it: those of a rollout that goes on, and those with an offer of one that is over. */
const pendingUnits = sql<number>`(select count(distinct devices.node_id)::int4
  from firmware_rollout_devices devices
  join firmware_rollouts rollouts on rollouts.id = devices.rollout_id
  where rollouts.image_id = firmware_images.id and devices.earlier_image_id is null
    and (devices.state in ('offered', 'downloading')
      or (devices.state = 'waiting' and rollouts.state in ('running', 'paused'))))`

const imageRows = (db: Db) =>
  db
    .selectFrom('firmware_images')
    .selectAll('firmware_images')
    .select([
      currentUnits.as('current_units'),
      pendingUnits.as('pending_units'),
      sql<number>`(case firmware_images.status when 'uploading' then coalesce(
        (select sum(bytes)::float8 from firmware_parts where image_id = firmware_images.id), 0)
        else firmware_images.bytes end)`.as('received_bytes'),
      sql<string | null>`(select
          coalesce(nullif(trim(users.first_name || ' ' || users.last_name), ''), users.email)
        from users where users.id = firmware_images.created_by)`.as('created_by_name'),
    ])

type ImageRow = Awaited<ReturnType<ReturnType<typeof imageRows>['execute']>>[number]

/** One part of the images that match a query. */
export async function findImages(
  db: Db,
  visible: VisibleRows,
  query: FirmwareQuery,
  caller: Caller,
): Promise<List<FirmwareImage>> {
  const { status = ['uploading', 'available'], channel = [] } = query
  const filters: Condition[] = [sql`firmware_images.status = any(${status}::text[])`]
  if (channel.length > 0) filters.push(sql`firmware_images.channel = any(${channel}::text[])`)
  const { data, ...rest } = await listOf(db, imageList, {
    query,
    visible,
    filters,
    select: imageRows(db),
  })
  return { data: data.map((row) => imageView(row, caller)), ...rest }
}

/** One image as the API returns it. */
export const findImage = async (db: Db, id: string, caller: Caller): Promise<FirmwareImage> =>
  imageView(
    await imageRows(db).where('firmware_images.id', '=', id).executeTakeFirstOrThrow(),
    caller,
  )

const ACTIONS: Readonly<Record<FirmwareImage['status'], readonly FirmwareAction[]>> = {
  uploading: ['upload', 'delete'],
  available: ['roll_out', 'delete'],
  removed: [],
}

function imageView(row: ImageRow, caller: Caller): FirmwareImage {
  return {
    id: row.id,
    organization_id: row.organization_id,
    version: row.version,
    device_type: row.device_type,
    channel: row.channel,
    status: row.status,
    file_name: row.file_name,
    bytes: row.bytes,
    received_bytes: row.received_bytes,
    sha256: row.sha256,
    signature: row.signature,
    signed_by: row.signed_by,
    notes: row.notes,
    current_units: row.current_units,
    pending_units: row.pending_units,
    created_by_name: row.created_by_name,
    created_at: row.created_at,
    available_at: row.available_at,
    actions: mayChange(caller, 'admin_devices', row.organization_id)
      ? [...ACTIONS[row.status]]
      : [],
  }
}
