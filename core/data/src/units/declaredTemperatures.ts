import { DATA_KINDS, NEED_KINDS, type TemperaturesAt } from '@airshed/contract'
import { CELSIUS, FAHRENHEIT } from '@airshed/domain'
import { callName } from '@airshed/schemas/calls'
import { answersOfKind } from '../broker/kindAnswers.ts'
import { fahrenheitOrNull } from './measurementIn.ts'
import type { TemperaturePoints } from './temperaturePoints.ts'

/** Any part of an answer. */
type Json = null | number | string | boolean | readonly Json[] | { readonly [field: string]: Json }

/** A value with everything at a path converted to °F; what does not exist there stays so. */
function convertedAt(value: Json, [step, ...rest]: readonly string[]): Json {
  if (step === undefined) return typeof value === 'number' ? fahrenheitOrNull(value) : value
  if (Array.isArray(value)) {
    return step === '*' ? value.map((one: Json) => convertedAt(one, rest)) : value
  }
  const fields: Record<string, Json> = { ...(value as Record<string, Json> | null) }
  for (const field of step.split('|')) {
    const inner = fields[field]
    if (inner !== undefined) fields[field] = convertedAt(inner, rest)
  }
  return value === null ? null : fields
}

const converted = (answer: Json, paths: readonly string[]): Json =>
  paths.reduce((one, path) => convertedAt(one, path.split('.')), answer)

/** An answer that declares the unit of its values, or holds a list of items that do. */
function declaringFahrenheit(answer: Json, { unit, items, values }: TemperaturesAt): Json {
  const fields = answer as { readonly [field: string]: Json } | null
  if (fields === null || unit === null) return answer
  if (items !== undefined) {
    const list = fields[items] as readonly Json[]
    return { ...fields, [items]: list.map((one) => declaringFahrenheit(one, { unit, values })) }
  }
  return fields[unit] === CELSIUS ? converted({ ...fields, [unit]: FAHRENHEIT }, values) : answer
}

/** The answer of a call, with the temperatures of each of its answers in °F. */
export async function declaredIn(
  answer: { readonly data: Json },
  points: TemperaturePoints,
  { shape, at }: { shape: 'each' | 'byId'; at: TemperaturesAt },
): Promise<object> {
  const { data } = answer
  if (shape === 'each') return { ...answer, data: declaringFahrenheit(data, at) }
  const byId = data as { readonly [id: string]: Json }
  if (at.unit === null) await points.resolve(Object.keys(byId))
  const entries = Object.entries(byId).map(([id, one]): [string, Json] => {
    if (at.unit !== null) return [id, declaringFahrenheit(one, at)]
    return [id, points.has(id) ? converted(one, at.values) : one]
  })
  return { ...answer, data: Object.fromEntries(entries) }
}

/** Name of a call → how its answer is converted: for each kind of need that declares its temperatures. */
export const DECLARED_ANSWERS = Object.fromEntries(
  DATA_KINDS.flatMap((kind) => {
    const { temperatures: at, shape } = NEED_KINDS[kind]
    const { call } = answersOfKind(kind)
    if (typeof at === 'string' || call === undefined) return []
    const how = { at, shape: shape === 'each' ? shape : 'byId' } as const
    return [
      [
        callName(call),
        (answer: { readonly data: Json }, points: TemperaturePoints) =>
          declaredIn(answer, points, how),
      ],
    ]
  }),
)
