import type {
  AnyPlugin,
  AnyWidgetDefinition,
  CompiledValidator,
  Migration,
} from '@airshed/contract'
import { createAjv } from '@airshed/contract'
import { describe, expect, it } from 'vitest'
import { usedActions } from './capabilityFindings.ts'
import { dataFindings } from './dataFindings.ts'
import { fixtureFindings } from './fixtureFindings.ts'
import { icuPlaces } from './icuPlaces.ts'
import { migrationFindings } from './migrationFindings.ts'
import { compileFindings, compileForm } from './schemaCompiling.ts'

const schema = {
  type: 'object',
  properties: { name: { type: 'string' } },
  required: ['name'],
  additionalProperties: false,
}
const validate = createAjv().compile(schema) as CompiledValidator
const reported = (findings: readonly { code: string; place: string }[]) =>
  findings.map(({ code, place }) => `${code} ${place}`)

describe('golden files of migrations', () => {
  const rename: Migration = {
    from: 1,
    name: 'title becomes name',
    migrate: ({ title }) => ({ name: title }),
  }
  const check = (input: unknown, expected: unknown, migrations: readonly Migration[] = [rename]) =>
    migrationFindings(
      { manifest: { kind: 'widget', configVersion: 2 }, migrations } as unknown as AnyPlugin,
      new Map([
        ['fixtures/migrations/old/input.json', input],
        ['fixtures/migrations/old/expected.json', expected],
      ]),
      schema,
      validate,
    )
  const input = { version: 1, config: { title: 'Air' } }

  it('accepts golden files that the steps turn into the expected ones', () => {
    expect(check(input, { version: 2, config: { name: 'Air' } })).toEqual([])
  })

  it('asks for golden files of a definition without steps too', () => {
    const plugin = { manifest: { kind: 'widget', configVersion: 2 } } as unknown as AnyPlugin
    expect(reported(migrationFindings(plugin, new Map(), schema, validate))).toEqual([
      'MIGRATION_GOLDEN_MISSING fixtures/migrations',
    ])
  })

  it('reports the part of a result that differs from the golden file', () => {
    expect(check(input, { version: 2, config: { name: 'Water' } })).toMatchObject([
      {
        code: 'MIGRATION_RESULT_DIFFERS',
        place: 'fixtures/migrations/old/expected.json#/config/name',
        message: 'Expected "Water", got "Air" from the steps',
      },
    ])
    expect(reported(check(input, { version: 1, config: { name: 'Air' } }))).toEqual([
      'MIGRATION_RESULT_DIFFERS fixtures/migrations/old/expected.json#/version',
    ])
  })

  it('requires the schema to accept the result of a migration', () => {
    const keep: Migration = { from: 1, name: 'nothing', migrate: (config) => config }
    expect(reported(check(input, { version: 2, config: { title: 'Air' } }, [keep]))).toEqual([
      'MIGRATION_RESULT_INVALID fixtures/migrations/old/input.json#/config/name',
      'MIGRATION_RESULT_INVALID fixtures/migrations/old/input.json#/config/title',
    ])
  })

  it('requires a migration to add the defaults of newly required fields', () => {
    const gained = {
      ...schema,
      required: ['name', 'hours'],
      properties: { ...schema.properties, hours: { type: 'integer', default: 24 } },
    }
    const findings = migrationFindings(
      {
        manifest: { kind: 'widget', configVersion: 2 },
        migrations: [rename],
      } as unknown as AnyPlugin,
      new Map<string, unknown>([
        ['fixtures/migrations/old/input.json', input],
        ['fixtures/migrations/old/expected.json', { version: 2, config: { name: 'Air' } }],
      ]),
      gained,
      createAjv().compile(gained) as CompiledValidator,
    )
    expect(findings).toMatchObject([
      {
        code: 'MIGRATION_DEFAULT_MISSING',
        place: 'fixtures/migrations/old/input.json#/config/hours',
        message: 'Expected settings with /hours after the migration, got none; its default is 24',
      },
    ])
  })

  it('refuses golden files without version and config', () => {
    expect(reported(check({ title: 'Air' }, undefined))).toEqual([
      'MIGRATION_GOLDEN_UNREADABLE fixtures/migrations/old/input.json',
      'MIGRATION_GOLDEN_UNREADABLE fixtures/migrations/old/expected.json',
      'MIGRATION_GOLDEN_MISSING fixtures/migrations',
    ])
  })
})

describe('the data that a widget requests', () => {
  const widget = (data: string[], permissions: string[]): AnyPlugin =>
    ({
      manifest: { kind: 'widget', data, permissions },
      needs: () => [{ kind: 'status' }],
    }) as unknown as AnyWidgetDefinition
  const check = (data: string[], permissions: string[]) =>
    reported(
      dataFindings(widget(data, permissions), [['fixtures/configs/a.json', {}]], 'src/manifest.ts'),
    )

  it('requires exactly the kinds of the manifest, and their permission', () => {
    expect(check(['status'], ['read_devices'])).toEqual([])
    expect(check(['status', 'alerts'], ['read_devices'])).toEqual([
      'DATA_KIND_UNUSED src/manifest.ts#/data',
    ])
    expect(check([], ['read_devices'])).toEqual(['DATA_KIND_UNDECLARED src/manifest.ts#/data'])
    expect(check(['status'], [])).toEqual(['DATA_PERMISSION_MISSING src/manifest.ts#/permissions'])
  })
})

describe('the actions that a module uses', () => {
  it.each([
    ['actions.navigate?.({ to: "devices" })', ['navigate']],
    ['props.actions?.hoverTime!.set(1)', ['hoverTime']],
    ['const { setRange: zoom, resetRange } = props.actions', ['setRange', 'resetRange']],
    ['const Link = ({ actions: { href } }: Props) => href', ['href']],
    ['const link = <a href="/devices" onClick={() => actions.setViewState({})} />', []],
    ['router.navigate("/"); location.href', []],
  ])('finds the actions used in %s', (code, actions) => {
    expect(usedActions('a.tsx', code).map(({ action }) => action)).toEqual(actions)
  })
})

describe('the placeholders of an ICU message', () => {
  it.each([
    ['No data', []],
    ['{count, plural, =0 {none} one {# device of {owner}} other {# devices}}', ['count', 'owner']],
    ['<b>{name}</b> at {time, date, short}', ['<b>', 'name', 'time']],
    ["write '{' as it is", []],
  ])('lists the placeholders of %s', (text, places) => {
    expect(icuPlaces(text)).toEqual(places)
  })
})

describe('fixtures of a device form', () => {
  const form = { manifest: { kind: 'device-form' } } as unknown as AnyPlugin
  const check = (fixture: unknown) =>
    reported(
      fixtureFindings(
        form,
        new Map([
          ['fixtures/valid/usual.json', { name: 'Pump' }],
          ['fixtures/invalid/wrong.json', fixture],
        ]),
        validate,
      ),
    )

  it('refuses invalid fixtures only at the places that they name', () => {
    expect(check({ value: {}, paths: ['/name'] })).toEqual([])
    expect(check({ value: { name: 'Pump' }, paths: ['/name'] })).toEqual([
      'FIXTURE_ACCEPTED fixtures/invalid/wrong.json',
    ])
  })
})

describe('the time that a form takes to compile', () => {
  it.each<[ms: number, codes: string[]]>([
    [19, []],
    [21, ['SCHEMA_SLOW src/config.ts']],
    [51, ['SCHEMA_TOO_SLOW src/config.ts']],
  ])('reports the compile time of %s ms', (ms, codes) => {
    const compiled = compileForm({ schema }, () => () => ms)
    expect(reported(compileFindings(compiled, 'src/config.ts'))).toEqual(codes)
  })
})
