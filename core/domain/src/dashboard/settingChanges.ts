import isEqual from 'fast-deep-equal'

/** The part of a JSON Schema that says what a setting is called and how it is put together. */
export interface SettingSchema {
  title?: string
  default?: unknown
  unit?: string
  properties?: Readonly<Record<string, SettingSchema | boolean>>
  items?: SettingSchema | boolean
  allOf?: readonly (SettingSchema | boolean)[]
  anyOf?: readonly (SettingSchema | boolean)[]
  oneOf?: readonly (SettingSchema | boolean)[]
  then?: SettingSchema | boolean
  else?: SettingSchema | boolean
}

/** One setting that differs. */
export interface SettingChange {
  /** Names of settings, and positions in lists from 0. */
  path: readonly (string | number)[]
  /** The titles of the schema for each part of the path; undefined where there is none. */
  titles: readonly (string | undefined)[]
  /** What the plugin says about it; {} if it knows no such setting. */
  schema: SettingSchema
  /** Undefined if it is missing and has no default. */
  before: unknown
  after: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The schema of a property, also if it exists only under a condition. */
function propertyOf(schema: SettingSchema, name: string): SettingSchema | null {
  const own = Object.hasOwn(schema.properties ?? {}, name) ? schema.properties?.[name] : undefined
  if (isRecord(own)) return own
  const { allOf = [], anyOf = [], oneOf = [], then, else: otherwise } = schema
  for (const part of [...allOf, ...anyOf, ...oneOf, then, otherwise]) {
    const found = isRecord(part) ? propertyOf(part, name) : null
    if (found !== null) return found
  }
  return null
}

const hasProperties = (schema: SettingSchema | null): schema is SettingSchema =>
  schema !== null &&
  (schema.properties !== undefined ||
    [schema.allOf, schema.anyOf, schema.oneOf].some((parts) => parts?.some(isNested) === true) ||
    isNested(schema.then) ||
    isNested(schema.else))
const isNested = (part: SettingSchema | boolean | undefined): boolean =>
  isRecord(part) && hasProperties(part)

/**
 * The settings in which two configs of a plugin differ, down to single values: settings of an object and
 * of the objects in a list are reported one by one, other lists as a whole. A missing setting counts as its
 * default, so that storing a default is no difference.
 *
 * @param schema of the config
 */
export function settingChanges(
  before: unknown,
  after: unknown,
  schema: SettingSchema,
): readonly SettingChange[] {
  return changesAt(NOWHERE, before, after, schema)
}

type Place = Pick<SettingChange, 'path' | 'titles'>
const NOWHERE: Place = { path: [], titles: [] }
const placeIn = ({ path, titles }: Place, part: string | number, title?: string): Place => ({
  path: [...path, part],
  titles: [...titles, title],
})

function changesAt(
  place: Place,
  saved: unknown,
  now: unknown,
  schema: SettingSchema,
): readonly SettingChange[] {
  const before = saved === undefined ? schema.default : saved
  const after = now === undefined ? schema.default : now
  if (isEqual(before, after)) return []
  const isObject = isRecord(before) ? isRecord(after) || after === undefined : isRecord(after)
  if (isObject && (place.path.length === 0 || hasProperties(schema)) && !isNull(before, after)) {
    const known = Object.keys(schema.properties ?? {})
    const names = new Set([...known, ...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
    return [...names].flatMap((name) => {
      const field = propertyOf(schema, name) ?? {}
      const at = placeIn(place, name, field.title)
      return changesAt(at, fieldOf(before, name), fieldOf(after, name), field)
    })
  }
  const item = isRecord(schema.items) ? schema.items : null
  if (Array.isArray(before ?? []) && Array.isArray(after ?? []) && hasProperties(item)) {
    return itemChanges(place, (before ?? []) as unknown[], (after ?? []) as unknown[], item)
  }
  return [{ ...place, schema, before, after }]
}

const isNull = (before: unknown, after: unknown): boolean => before === null || after === null

const fieldOf = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined

/** What is equal at both ends of the lists stays out, so that one removed item does not change all others. */
function itemChanges(
  place: Place,
  before: readonly unknown[],
  after: readonly unknown[],
  item: SettingSchema,
): readonly SettingChange[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isEqual(before[start], after[start])) start += 1
  let end = 0
  while (end < shorter - start && isEqual(before.at(-1 - end), after.at(-1 - end))) end += 1
  const count = Math.max(before.length, after.length) - start - end
  return Array.from({ length: count }, (_, index) => start + index).flatMap((index) => {
    const was = index < before.length - end ? before[index] : undefined
    const is = index < after.length - end ? after[index] : undefined
    return was === undefined || is === undefined
      ? [{ ...placeIn(place, index), schema: item, before: was, after: is }]
      : changesAt(placeIn(place, index), was, is, item)
  })
}
