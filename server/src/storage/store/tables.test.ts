import { MANIFEST_SCHEMAS } from '@airshed/contract/manifest'
import {
  ACCEPTANCE_STATES,
  ACCESS_CONTEXT_ROLES,
  Alert,
  AlertTemplate,
  BELOW_LIMIT_RULES,
  CALIBRATION_REFUSALS,
  CHANNEL_LANGUAGES,
  CORRECTION_ORIGINS,
  COMMAND_STATES,
  DELIVERY_FAILURES,
  DELIVERY_KINDS,
  DELIVERY_STATES,
  DEVICE_COMMANDS,
  DIGEST_PERIODS,
  FIRMWARE_CHANNELS,
  FIRMWARE_STATUSES,
  GAS_REFERENCES,
  MISSING_DATA_CHOICES,
  IMPORT_STATES,
  IMPORT_STEPS,
  JOB_STATES,
  LOCALES,
  LOCATION_TYPES,
  MAINTENANCE_COVERS,
  MESSAGE_TRANSPORTS,
  NETWORK_KINDS,
  NODE_CHANGES,
  NODE_OUTCOMES,
  NODE_REFUSALS,
  NODE_STATUSES,
  NOTICE_REASONS,
  NOTIFICATION_METHODS,
  NOTIFICATION_VIAS,
  NOTIFICATION_WITHHELD,
  PARAMETER_KINDS,
  PERMISSIONS,
  PLUGIN_EVENT_KINDS,
  PLUGIN_STATES,
  PLUGIN_TIERS,
  PUBLIC_LINK_HOURS,
  READING_BASES,
  PUBLIC_LINK_STEPS,
  PUBLIC_LINK_TEMP_UNITS,
  PUBLIC_LINK_VOC_UNITS,
  ROLES,
  SNAPSHOT_STATES,
  ROLLOUT_DEVICE_STATES,
  ROLLOUT_STATES,
  TemperatureUnit,
  TIMEZONE_SOURCES,
  WEBHOOK_DISABLED_REASONS,
  WEBHOOK_TYPES,
} from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { seedNode, seedOrganization } from '../../testing/seed.ts'
import type { Store } from './store.ts'
import { declaredTables, type DeclaredColumn } from './testsupport/declaredTables.ts'
import { migratedTables, type MigratedColumn } from './testsupport/migratedTables.ts'

/** What a column of a TypeScript type is in the store. */
const STORED_AS: Readonly<Record<string, readonly string[]>> = {
  string: ['text'],
  'string[]': ['ARRAY'],
  boolean: ['boolean'],
  Millis: ['bigint'],
  number: ['smallint', 'integer', 'bigint', 'double precision'],
  Uint8Array: ['bytea'],
  JSON: ['json', 'jsonb'],
  JsonValue: ['json', 'jsonb'],
  TransactionId: ['xid8'],
}

/** The words behind the union types of tables.ts. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  AcceptanceState: ACCEPTANCE_STATES,
  AccessContextRole: ACCESS_CONTEXT_ROLES,
  ActorKind: ['user', 'token', 'system', 'device'],
  "Alert['notification_level']": Alert.properties.notification_level.enum,
  "Alert['status']": Alert.properties.status.enum,
  "AlertTemplate['status']": AlertTemplate.properties.status.enum,
  BelowLimitRule: BELOW_LIMIT_RULES,
  CalibrationRefusal: CALIBRATION_REFUSALS,
  ChannelLanguage: CHANNEL_LANGUAGES,
  CommandState: COMMAND_STATES,
  CorrectionOrigin: CORRECTION_ORIGINS,
  DeliveryFailure: DELIVERY_FAILURES,
  DeliveryKind: DELIVERY_KINDS,
  DeliveryState: DELIVERY_STATES,
  DeviceCommandName: DEVICE_COMMANDS,
  DigestPeriod: DIGEST_PERIODS,
  FirmwareChannel: FIRMWARE_CHANNELS,
  FirmwareDeviceState: ROLLOUT_DEVICE_STATES,
  FirmwareRolloutState: ROLLOUT_STATES,
  FirmwareStatus: FIRMWARE_STATUSES,
  GasReference: GAS_REFERENCES,
  MissingData: MISSING_DATA_CHOICES,
  ImportState: IMPORT_STATES,
  ImportStep: IMPORT_STEPS,
  JobState: JOB_STATES,
  Locale: LOCALES,
  LocationType: LOCATION_TYPES,
  MaintenanceCoversKind: MAINTENANCE_COVERS,
  NetworkKind: NETWORK_KINDS,
  MailLanguage: ['en', 'es'],
  MailState: ['waiting', 'sent', 'kept'],
  MessageTransport: MESSAGE_TRANSPORTS,
  NodeChange: NODE_CHANGES,
  NodeOutcome: NODE_OUTCOMES,
  NodeRefusal: NODE_REFUSALS,
  NodeStatus: NODE_STATUSES,
  NoticeReason: NOTICE_REASONS,
  NotificationMethod: NOTIFICATION_METHODS,
  NotificationVia: NOTIFICATION_VIAS,
  NotificationWithheld: NOTIFICATION_WITHHELD,
  ParameterKind: PARAMETER_KINDS,
  Permission: PERMISSIONS,
  ReadingBasis: READING_BASES,
  PluginEventKind: PLUGIN_EVENT_KINDS,
  PluginKind: Object.keys(MANIFEST_SCHEMAS),
  PluginState: PLUGIN_STATES,
  PluginTier: PLUGIN_TIERS,
  PublicLinkHours: PUBLIC_LINK_HOURS,
  PublicLinkStep: PUBLIC_LINK_STEPS,
  PublicLinkTempUnit: PUBLIC_LINK_TEMP_UNITS,
  PublicLinkVocUnit: PUBLIC_LINK_VOC_UNITS,
  Role: ROLES,
  SnapshotState: SNAPSHOT_STATES,
  StoredNotificationState: ['waiting', 'sent', 'dropped'],
  TemperatureUnit: TemperatureUnit.enum,
  TimezoneSource: TIMEZONE_SOURCES,
  WebhookDisabledReason: WEBHOOK_DISABLED_REASONS,
  WebhookType: WEBHOOK_TYPES,
}

/** PostgreSQL knows no constraints of their columns. */
const VIEWS = ['chosen_series']

/** How a declared column must be in the store. */
function expected({ type, isNullable, isOptional }: DeclaredColumn) {
  const words = WORDS[type]
  const plain = /^(Json|JSONColumnType)</.test(type) ? 'JSON' : type
  return {
    types: words === undefined ? (STORED_AS[plain] ?? `no type is known for ${type}`) : ['text'],
    isNullable,
    isFilledIn: isOptional,
    words: words === undefined ? null : words.toSorted(),
  }
}

/** The same of a migrated column; its type is given as the types that it may stand for. */
function actual(column: MigratedColumn | undefined, types: unknown) {
  if (column === undefined) return 'missing in the store'
  const { type, isNullable, hasDefault, words } = column
  const isKnown = Array.isArray(types) && types.includes(type)
  return {
    types: isKnown ? types : [type],
    isNullable,
    isFilledIn: hasDefault || isNullable,
    words,
  }
}

describe.each(TEST_ENGINES)('the tables on $name', ({ open }) => {
  const declared = declaredTables()
  let store: Store
  let migrated: Awaited<ReturnType<typeof migratedTables>>
  beforeAll(async () => {
    store = await open()
    migrated = await migratedTables(store.db)
  })
  afterAll(() => store.close())

  it('migrates to exactly the tables of tables.ts', () => {
    expect([...migrated.keys(), ...VIEWS].toSorted()).toEqual([...declared.keys()].toSorted())
  })

  it.each([...declared.keys()].filter((name) => !VIEWS.includes(name)))(
    '%s has the columns of tables.ts',
    (table) => {
      const columns = declared.get(table) ?? new Map<string, DeclaredColumn>()
      const inStore = migrated.get(table) ?? new Map<string, MigratedColumn>()
      expect([...inStore.keys()].toSorted()).toEqual([...columns.keys()].toSorted())
      for (const [name, column] of columns) {
        const want = expected(column)
        expect({ name, ...want }).toEqual({
          name,
          ...Object(actual(inStore.get(name), want.types)),
        })
      }
    },
  )

  it('tables refuse a word that their type does not know', async () => {
    const organization = await seedOrganization({ store }, 'city')
    await seedNode({ store }, { serial: '1C00A3F7', organization })
    const write = store.db
      .updateTable('nodes')
      .set({ status: 'on fire' as 'online' })
      .execute()
    await expect(write).rejects.toThrow('nodes_status_words')
  })

  it('tables refuse a second partnership of two organizations, also in the other direction', async () => {
    for (const id of ['port', 'school']) await seedOrganization({ store }, id)
    const begin = (id: string, from: string, to: string) =>
      store.db
        .insertInto('partnerships')
        .values({ id, organization_id: from, partner_id: to, created_at: 0 })
        .execute()
    await begin('first', 'port', 'school')
    await expect(begin('second', 'school', 'port')).rejects.toThrow('partnerships_pair')
  })
})

describe('reading tables.ts', () => {
  const read = (member: string) =>
    declaredTables(`export interface T {\n  ${member}\n}\n\nexport interface Tables {\n  t: T\n}\n`)
      .get('t')
      ?.get('a')

  it.each<[string, DeclaredColumn]>([
    ['a: string', { type: 'string', isNullable: false, isOptional: false }],
    ['a: Role | null', { type: 'Role', isNullable: true, isOptional: true }],
    ['a: Generated<number>', { type: 'number', isNullable: false, isOptional: true }],
    ['a: GeneratedAlways<Role>', { type: 'Role', isNullable: false, isOptional: true }],
    [
      'a: ColumnType<boolean, boolean | undefined>',
      { type: 'boolean', isNullable: false, isOptional: true },
    ],
    [
      'a: ColumnType<string | null, string | null | undefined>',
      { type: 'string', isNullable: true, isOptional: true },
    ],
  ])('reads the column %s', (member, column) => {
    expect(read(member)).toEqual(column)
  })

  it('stops at a line of tables.ts that it cannot read', () => {
    expect(() => read('a:')).toThrow('T in tables.ts: expected "column: type", got "  a:"')
    expect(() => declaredTables('export interface Tables {\n  t: Lost\n}\n')).toThrow(
      'Table t: tables.ts has no interface Lost',
    )
  })
})
