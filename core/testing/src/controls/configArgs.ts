import { FIELD_PREFIX } from './argTypesOf.ts'

type Args = Readonly<Record<string, unknown>>

/** The fields of `args.config` as separate arguments, so that each has a control. */
export function fieldArgs({ config }: Args): Record<string, unknown> {
  if (typeof config !== 'object' || config === null) return {}
  return Object.fromEntries(
    Object.entries(config).map(([field, value]) => [`${FIELD_PREFIX}${field}`, value]),
  )
}

/**
 * The arguments of a story with the fields put back into `config`. A field whose control was
 * cleared is left out, so that missing fields can be tried too.
 */
export function withFields(args: Args): Record<string, unknown> {
  const rest: Record<string, unknown> = {}
  const config: Record<string, unknown> = { ...(args['config'] as object | undefined) }
  for (const [name, value] of Object.entries(args)) {
    if (!name.startsWith(FIELD_PREFIX)) rest[name] = value
    else if (value === undefined) delete config[name.slice(FIELD_PREFIX.length)]
    else config[name.slice(FIELD_PREFIX.length)] = value
  }
  return { ...rest, config }
}
