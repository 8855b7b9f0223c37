import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { seedOrganization } from '../../testing/seed.ts'
import { migrate } from './migrations/migrate.ts'
import type { Store } from './store.ts'
import { isUniqueViolation, sqlStateOf } from './storeError.ts'

describe.each(TEST_ENGINES)('a store on $name', ({ name, open }) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.close())

  it('a store names its engine', () => {
    expect(store.engine).toBe(name)
  })

  it('answers each column type with the same type of value', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select 9007199254740991::int8 as big, ${'{1,2,null}'}::int8[] as bigs, ${5}::int4 as small,
        ${'{1.5,-2}'}::float8[] as floats, array['a','b'] as texts, ${'{"a":[1]}'}::jsonb as document,
        ${Buffer.from([0, 255])}::bytea as bytes, null::int8 as nothing, true as truth, count(*) as count
      from settings`.execute(store.db)
    const { bytes, ...rest } = rows[0] ?? {}
    expect(rest).toEqual({
      big: 9_007_199_254_740_991,
      bigs: [1, 2, null],
      small: 5,
      floats: [1.5, -2],
      texts: ['a', 'b'],
      document: { a: [1] },
      nothing: null,
      truth: true,
      count: 0,
    })
    expect([...(bytes as Uint8Array)]).toEqual([0, 255])
  })

  it('rolls back a transaction that fails', async () => {
    const failing = store.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('settings').values({ key: 'half', value: '{}' }).execute()
      throw new Error('Something else went wrong')
    })
    await expect(failing).rejects.toThrow('Something else went wrong')
    const rows = await store.db
      .selectFrom('settings')
      .where('key', '=', 'half')
      .selectAll()
      .execute()
    expect(rows).toEqual([])
  })

  it('runs concurrent transactions without mixing them', async () => {
    await store.db.insertInto('settings').values({ key: 'sum', value: '{"is":0}' }).execute()
    await Promise.all(
      Array.from({ length: 10 }, () =>
        store.db.transaction().execute(async (transaction) => {
          const { value } = await transaction
            .selectFrom('settings')
            .select('value')
            .where('key', '=', 'sum')
            .forUpdate()
            .executeTakeFirstOrThrow()
          const next = { is: (value as { is: number }).is + 1 }
          await transaction
            .updateTable('settings')
            .set({ value: JSON.stringify(next) })
            .where('key', '=', 'sum')
            .execute()
        }),
      ),
    )
    const { value } = await store.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'sum')
      .executeTakeFirstOrThrow()
    expect(value).toEqual({ is: 10 })
  })

  it('a store says why it refuses a row', async () => {
    await seedOrganization({ store }, 'org_twice')
    const error = await seedOrganization({ store }, 'org_twice').catch((caught: unknown) => caught)
    expect(isUniqueViolation(error)).toBe(true)
    const foreign = store.db
      .insertInto('user_permissions')
      .values({ user_id: 'nobody', organization_id: 'org_twice', permission: 'read_devices' })
      .execute()
    expect(sqlStateOf(await foreign.catch((caught: unknown) => caught))).toBe('23503')
  })

  it('a store stays unchanged when several processes migrate it again', async () => {
    await Promise.all([migrate(store.db, name), migrate(store.db, name)])
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
      store.db,
    )
    expect(rows.map((row) => row.name)).toEqual([
      '0001_ground',
      '0002_dashboards',
      '0003_access',
      '0004_plugins',
      '0005_tokens',
      '0006_events',
      '0007_jobs',
      '0008_files_and_mail',
      '0009_rows',
      '0010_alerts',
      '0011_reporting_intervals',
      '0012_keyless_devices',
      '0013_sign_in_attempts',
      '0014_alert_urgency',
      '0015_plugin_publishers',
      '0016_token_names',
      '0017_parameter_kinds',
      '0018_plugin_catalogues',
      '0019_plugin_sources',
      '0020_chosen_locale',
      '0021_import_clock',
      '0022_unclaimed_shares',
      '0023_chosen_profiles',
      '0024_mass_units',
      '0025_hidden_readings',
      '0026_node_changes',
      '0027_claim_misses',
      '0028_device_channel',
      '0029_device_rights',
      '0030_sensor_settings',
      '0031_metrics',
      '0032_device_facts',
      '0033_device_scripts',
      '0034_mqtt_inbox',
      '0035_public_links',
      '0036_monitor_commands',
      '0037_list_views',
      '0038_organization_creators',
      '0039_payload_fields',
      '0040_named_nodes',
      '0041_alert_engine',
      '0042_notifications',
      '0043_notification_channels',
      '0045_mail_parts',
      '0046_notification_words',
      '0047_outbox_waiting',
      '0048_quiet_readings',
      '0049_maintenance_windows',
      '0050_user_accounts',
      '0051_secret_links',
      '0052_user_sessions',
      '0053_second_factors',
      '0054_pictures',
      '0055_organizations',
      '0056_ingest_keys',
      '0057_partnerships',
      '0058_token_permissions',
      '0059_webhooks',
      '0061_audit_log',
      '0064_webhook_attempts',
      '0066_claimed_roles',
      '0067_payloads_of_accounts',
      '0068_status_marks_of_holders',
      '0069_session_epochs',
      '0072_key_makers',
      '0077_measurement_revisions',
      '0087_device_certificates',
      '0088_file_imports',
      '0091_attention',
      '0092_plain_names',
      '0093_revision_order',
      '0095_import_failures',
      '0096_device_zones',
      '0097_node_versions',
      '0099_device_identity',
      '0102_withdrawn_commands',
      '0103_asking_orders',
      '0105_node_tags',
      '0106_filtered_facts',
      '0108_woken_devices',
      '0111_measured_batteries',
      '0116_missing_data',
      '0117_online_status',
      '0118_quiet_silences',
      '0120_locked_devices',
      '0121_ends_of_mutes',
      '0122_repeats_and_escalation',
      '0123_methods_of_subscribers',
      '0124_acknowledgement_comments',
      '0125_alert_templates',
      '0126_unknown_times',
      '0129_decimals_of_readings',
      '0130_gas_references',
      '0131_mass_references',
      '0132_below_limit',
    ])
  })
})
