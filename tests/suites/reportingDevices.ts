import type { openStore } from '@airshed/server/store'

type Store = Awaited<ReturnType<typeof openStore>>

const ROWS_AT_ONCE = 2_000

/**
 * Adds devices with a data point each, PM2.5, that report every minute.
 *
 * @param organization must exist
 */
export async function addReportingDevices(
  { db }: Pick<Store, 'db'>,
  { organization, count }: { organization: string; count: number },
): Promise<void> {
  for (let start = 0; start < count; start += ROWS_AT_ONCE) {
    const serials = Array.from(
      { length: Math.min(ROWS_AT_ONCE, count - start) },
      (_, at) => `r${start + at}`,
    )
    await db
      .insertInto('nodes')
      .values(
        serials.map((serial) => ({
          id: `${serial}:0`,
          serial,
          type: 'Generic',
          name: serial,
          description: '',
          organization_id: organization,
          external_id: serial,
          timezone: 'UTC',
          interval_ms: 60_000,
          last_online: null,
          status: 'activated' as const,
          latitude: null,
          longitude: null,
          created_at: 0,
        })),
      )
      .execute()
    await db
      .insertInto('sensors')
      .values(
        serials.map((serial) => ({
          id: `${serial}.0.0.0`,
          node_id: `${serial}:0`,
          name: 'generic',
          model: '',
          vendor: '',
          sensor_type: 'generic',
          com_port: 0,
          com_type: 0,
          address: 0,
          enabled: 1,
          debug: 0,
          configuration: '{}',
        })),
      )
      .execute()
    await db
      .insertInto('data_points')
      .values(
        serials.map((serial) => ({
          id: `${serial}.0.0.0/132:5`,
          node_id: `${serial}:0`,
          sensor_id: `${serial}.0.0.0`,
          path: '132:5',
          is_mapped: true,
          name: 'PM2.5',
          unit: 'µg/m³',
          precision: 1,
          kind: 'scalar' as const,
          last_ts: null,
          last_value: null,
        })),
      )
      .execute()
  }
}
