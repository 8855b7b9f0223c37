import type { AnyDeviceFormDefinition, CompiledValidator } from '@airshed/contract'
import { withDefaults } from '@airshed/forms'
import type { Node, Sensor } from '@airshed/schemas'

type Fields = Readonly<Record<string, unknown>>

/** Where the body of a call has settings by name, by the subject of a form; a sensor has its flags beside it. */
const PLACES = { node: 'settings', sensor: 'configuration' } as const
const FLAGS = ['enabled', 'debug'] as const

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The part of the fields whose names are accepted. */
const only = (fields: Fields, isWanted: (name: string) => boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isWanted(name)))

/** The fields of a form, as a device has them. */
export interface DeviceFields {
  /** Those that the device reported, or that somebody asked for. */
  known: object
  /** The others, with what stands in for them. */
  assumed: Fields
}

/** What a form shows of a device before the user changes anything. @param validate compiled from the schema of the form */
export function deviceFields(
  definition: AnyDeviceFormDefinition,
  validate: CompiledValidator,
  device: Node | Sensor,
): DeviceFields {
  const read = definition.fromDevice(device) as object
  const whole = withDefaults(definition.schema, validate, read)
  const assumed = assumedFields(definition, device, whole)
  return { known: only(whole as Fields, (name) => !Object.hasOwn(assumed, name)), assumed }
}

/** Whether the same fields are assumed, with the same values. */
export const isSameAssumed = (one: Fields, other: Fields): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(
    ([name, value]) =>
      Object.hasOwn(other, name) && JSON.stringify(value) === JSON.stringify(other[name]),
  )

/**
 * The fields of a form whose values are only assumed: the device never reported their settings, and nobody asked for
 * any. They are found by what the form would send, and by the field that it names for each setting (`issuePath`).
 *
 * @param start what the form reads from the device, complete with the defaults of its schema
 * @returns by field; undefined: the form has no value for it either
 */
function assumedFields(
  definition: AnyDeviceFormDefinition,
  device: Node | Sensor,
  start: object,
): Fields {
  const values = start as Fields
  const isKnown = new Map<string, boolean>()
  for (const { path, isReported } of settingsIn(bodyOf(definition, start), definition, device)) {
    const field = fieldOf(definition, path)
    if (field !== null) isKnown.set(field, isReported || isKnown.get(field) === true)
  }
  const assumed = [...isKnown].filter(([, known]) => !known)
  return Object.fromEntries(assumed.map(([field]) => [field, values[field]]))
}

/**
 * A body of a form without the settings whose fields are still only assumed: they would be requested of the device
 * though nobody chose them.
 *
 * @param known the fields that have a value of the device or of the user
 */
export function knownBody(
  definition: AnyDeviceFormDefinition,
  payload: Fields,
  { assumed, known }: { assumed: Fields; known: object },
): Record<string, unknown> {
  const isSent = (path: string): boolean => {
    const field = fieldOf(definition, path)
    if (field === null || !Object.hasOwn(assumed, field)) return true
    return (known as Fields)[field] !== undefined
  }
  const place = PLACES[definition.manifest.subject]
  const body = only(payload, (name) => !FLAGS.some((flag) => flag === name) || isSent(`/${name}`))
  const settings = body[place]
  if (!isRecord(settings)) return body
  return { ...body, [place]: only(settings, (name) => isSent(`/${place}/${name}`)) }
}

interface SentSetting {
  /** JSON pointer into the body. */
  path: string
  /** Whether the device reported it, or somebody asked for it. */
  isReported: boolean
}

function settingsIn(
  body: Fields,
  { manifest: { subject } }: AnyDeviceFormDefinition,
  device: Node | Sensor,
): SentSetting[] {
  const place = PLACES[subject]
  const sent = isRecord(body[place]) ? body[place] : {}
  // A device from a list comes without its settings: nothing is known about what it reported.
  const reported = 'configuration' in device ? device.configuration : device.settings
  const named = Object.keys(sent).map((name) => ({
    path: `/${place}/${name}`,
    isReported: reported === undefined || Object.hasOwn(reported, name),
  }))
  if (!('configuration' in device)) return named
  const flags = FLAGS.filter((flag) => body[flag] !== undefined).map((flag) => ({
    path: `/${flag}`,
    isReported: device.unreported?.includes(flag) !== true,
  }))
  return [...flags, ...named]
}

/** What the form would send untouched; {} if it cannot say. */
function bodyOf({ toPayload }: AnyDeviceFormDefinition, start: object): Fields {
  try {
    const body: unknown = toPayload(start)
    return isRecord(body) ? body : {}
  } catch {
    // Saving reports it, at the latest.
    return {}
  }
}

/** The field of the form itself that holds a setting; null: none that its schema names. */
function fieldOf({ issuePath, schema }: AnyDeviceFormDefinition, path: string): string | null {
  const [, name = ''] = (issuePath?.(path) ?? path).split('/')
  const { properties } = schema as { properties?: Fields }
  return Object.hasOwn(properties ?? {}, name) ? name : null
}
