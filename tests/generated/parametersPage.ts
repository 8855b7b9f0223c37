import { DEVICE_FAMILIES } from '@airshed/contract'
import { BUILT_IN_MANIFESTS } from '@airshed/plugins/manifests'
import {
  ADAPTER_SENTINELS,
  MASS_UNITS,
  PARAMETER_SENTINELS,
  parameterById,
  PARAMETERS,
  sentinelsOfParameter,
  type PlausibleRange,
} from '@airshed/profiles'
import { PARAMETER_KINDS, type ParameterKind } from '@airshed/schemas'
import { code, markdownTable } from './contracts/markdownTable.ts'

/** How values of a kind behave, for those who draw them. */
const KINDS: Readonly<Record<ParameterKind, string>> = {
  scalar: 'an amount; over time by its mean, and lines join its readings',
  direction:
    'degrees clockwise from true north; over time by the vector mean, and no line joins them',
  level: 'a sound level in dB; over time by its energy: 60, 60, 60 and 90 dB are 84.0 dB',
  maximum: 'the greatest value since the report before; over time by the greatest',
  minimum: 'the least value since the report before; over time by the least',
  sum: 'an amount that came since the report before, such as rain; over time by the total',
  count: 'how often within the interval of a report; over time by the total',
  boolean: 'on or off, 1 or 0; over time by the share of readings that are 1',
  index: 'a number without a unit on a scale of its maker, no concentration; over time by its mean',
}

const rangeText = (range: PlausibleRange | null): string =>
  range === null ? '–' : `${range.min} to ${range.max}`.replaceAll('-', '−')

const valuesText = (values: readonly number[]): string =>
  values.length === 0 ? '–' : values.join(', ').replaceAll('-', '−')

const sentinelRows = (): string[][] => [
  ...PARAMETER_SENTINELS.map(({ parameters, values, source }) => [
    parameters.map((id) => parameterById(id)?.shortName ?? id).join(', '),
    '–',
    valuesText(values),
    source,
  ]),
  ...ADAPTER_SENTINELS.map(({ adapter, sensor, fields, values, source }) => [
    code(fields.source),
    sensor === undefined ? code(adapter) : `${code(adapter)}, ${code(sensor.source)}`,
    valuesText(values),
    source,
  ]),
]

const parameterRows = (): string[][] =>
  PARAMETERS.map(({ id, wireName, shortName, name, unit, precision, kind, plausible }) => [
    code(id),
    code(wireName),
    shortName,
    name,
    unit === '' ? '–' : unit,
    String(precision),
    kind,
    rangeText(plausible),
    valuesText(sentinelsOfParameter(id)),
  ])

const gasRows = (): string[][] =>
  PARAMETERS.flatMap(({ shortName, unit, units, molar }) => {
    const masses = units.filter((one) => one !== unit && MASS_UNITS.includes(one))
    if (molar === null || masses.length === 0) return []
    const { molarMass, temperatureK, pressureKPa } = molar
    const air = `${temperatureK} K, ${pressureKPa} kPa`
    return [[shortName, masses.join(', '), unit, `${molarMass} g/mol`, air]]
  })

const formRows = (): string[][] =>
  BUILT_IN_MANIFESTS.flatMap((manifest) =>
    manifest.kind === 'device-form'
      ? (manifest.match.sensors ?? []).map((driver) => [code(driver), manifest.title.en])
      : [],
  )

/** \`docs/plugins/parameters.md\`: what devices measure, and how forms find theirs. */
export function parametersPage(): string {
  return `# Parameters, drivers and families

Generated from the catalogue of parameters by \`npm run generate\`: do not edit.

## Parameters

A data point’s \`path\` is the id of its parameter, and the last part of its own id: \`1C00A3F7.0.0.0/132:5\` is PM2.5 of
that sensor. Ids are stable; a vendor’s parameters outside of this list have ids of their own, with the name and the unit
that the device reports. \`dataPointIdAt\` of [the kit](kit.md#datapointidat) builds an id, \`colorOfParameter\` gives the
colour by which a parameter is drawn everywhere.

${markdownTable(
  ['id', 'wire name', 'short', 'name', 'unit', 'decimals', 'kind', 'plausible', 'no value'],
  parameterRows(),
)}

A reading outside the plausible range is kept with the flag \`implausible\` of
[\`MEASUREMENT_FLAGS\`](kit.md#measurement_flags): its value is neither shown nor counted in statistics. Both ends are
plausible. Ranges are wide, so that no real event is hidden; concentrations and rain reach a little below zero, because
instruments drift and scatter around it. The source of each range is beside it in \`schemas/profiles\`; without one, no
reading is implausible.

A value by which an instrument says that it has none is kept with the flag \`sensorFault\`, and not shown either. It is
compared as it came, before its unit is converted. These are known, for a parameter or for the fields of a kind of device:

${markdownTable(['parameter or fields', 'sender', 'values', 'source'], sentinelRows())}

Readings may come in other units, which become the one of the table: see
[docs/ingest.md](../ingest.md#rules-for-every-payload). Gases that come by mass become a share of volume at the temperature
and pressure that \`convertedFrom\` of their data point has. Those of the table hold unless the unit or the organization says
25 °C, 298.15 K and 101.325 kPa ([docs/ingest.md](../ingest.md#rules-for-every-payload)); standards grade by those of the table:

${markdownTable(['gas', 'by mass', 'kept in', 'molar mass', 'air'], gasRows())}

## Kinds

\`kind\` of a frame, and \`kinds\` of a [picker](form-examples.md#a-device-and-its-data-points):

${markdownTable(
  ['kind', 'values'],
  PARAMETER_KINDS.map((kind) => [code(kind), KINDS[kind]]),
)}

## Drivers

\`match.sensors\` of the manifest of a device form names drivers: the \`name\` of a sensor, as \`GET /v2/nodes/{id}\`
answers it. The driver is chosen by whoever connects the instrument, so any name may occur; ask for those that your
form was written for. The console itself has forms for:

${markdownTable(['driver', 'form'], formRows())}

## Families

\`match.families\` names families of devices, which are known by the beginning of their type: ${DEVICE_FAMILIES.map(code).join(', ')}.
\`match.types\` names types one by one. The form with the narrowest match is offered first: a driver is narrower than a
type, a type than a family.
`
}
