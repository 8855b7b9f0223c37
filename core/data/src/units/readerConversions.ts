import {
  alertChangeIn,
  alertLimitIn,
  alertRulesIn,
  CELSIUS,
  FAHRENHEIT,
  pointsOfRules,
  wildcardPointId,
  type UnitDirection,
} from '@airshed/domain'
import type {
  AlertHistory,
  AlertLimits,
  AlertReference,
  AlertTemplateDetails,
  ColocationResult,
  CoveredDevices,
  AlertRules,
  DataPoint,
  MeasurementResult,
  PairsResult,
  ReadingRevision,
  RoseResult,
} from '@airshed/schemas'
import { DECLARED_ANSWERS } from './declaredTemperatures.ts'
import {
  colocationIn,
  dataPointIn,
  pairsIn,
  pollutionIn,
  revisionIn,
  seriesInfoIn,
} from './figuresInFahrenheit.ts'
import { measurementIn } from './measurementIn.ts'
import type { TemperaturePoints } from './temperaturePoints.ts'

/** Converts an answer to the units of its reader. */
type Convert = (answer: never, points: TemperaturePoints, body: never) => unknown

/** Figures by data point; those of temperatures are converted. */
async function byPoint<Figures>(
  data: Readonly<Record<string, Figures>>,
  points: TemperaturePoints,
  convert: (figures: Figures) => Figures,
): Promise<Record<string, Figures>> {
  await points.resolve(Object.keys(data))
  return Object.fromEntries(
    Object.entries(data).map(([id, figures]) => [id, points.has(id) ? convert(figures) : figures]),
  )
}

interface Ruled {
  data_points?: AlertRules | null
  references?: readonly AlertReference[]
}

/** Anything with the rules of an alert. */
export async function ruledIn<One extends Ruled>(
  alert: One,
  points: TemperaturePoints,
  direction: UnitDirection,
): Promise<One> {
  const { data_points: rules, references } = alert
  if (rules == null) return alert
  await points.resolve(pointsOfRules(rules))
  const given = { rules, references: references ?? [] }
  const converted = alertRulesIn(given, points.has, direction)
  return {
    ...alert,
    data_points: converted.rules,
    ...(references === undefined ? {} : { references: converted.references }),
  }
}

async function historyIn(answer: AlertHistory, points: TemperaturePoints): Promise<AlertHistory> {
  const conditions = answer.changes.flatMap(({ measured }) =>
    measured.map(({ condition }) => condition),
  )
  await points.resolve(pointsOfRules([{ _id: 'measured', conditions }]))
  return { ...answer, changes: answer.changes.map((change) => alertChangeIn(change, points.has)) }
}

const oneAlert: Convert = (answer: Ruled, points) => ruledIn(answer, points, 'toReader')

/** A template says in which units its parameters are measured, which no server knows by their ids. */
const oneTemplate: Convert = (answer: AlertTemplateDetails, points) => {
  learnPaths(points, answer.points)
  return ruledIn(answer, points, 'toReader')
}

const learnPaths = (
  points: TemperaturePoints,
  measured: readonly { path: string; unit: string }[],
): void => points.learn(measured.map(({ path, unit }) => ({ _id: wildcardPointId(path), unit })))

const coveredIn: Convert = (answer: CoveredDevices, points) => {
  learnPaths(points, answer.parameters)
  return {
    ...answer,
    parameters: answer.parameters.map((one) =>
      one.unit === CELSIUS ? { ...one, unit: FAHRENHEIT, storedUnit: CELSIUS } : one,
    ),
  }
}

/** Name of a call → how its answer is converted to °F. Calls about devices: see {@link withDataPoints}. */
export const ANSWERS: Readonly<Record<string, Convert>> = {
  ...DECLARED_ANSWERS,
  'POST /search/measurements': async (answer: MeasurementResult, points) => ({
    data: await byPoint(answer.data, points, (series) => series.map(measurementIn)),
    info: await byPoint(answer.info, points, seriesInfoIn),
  }),
  'POST /search/statistics/rose': async (
    answer: RoseResult,
    points,
    body: { pollutant_data_point_id?: string },
  ) => {
    const { pollutant_data_point_id: id } = body
    const { data } = answer
    if (id === undefined || data === null || data.pollution === null) return answer
    await points.resolve([id])
    return points.has(id) ? { data: { ...data, pollution: pollutionIn(data.pollution) } } : answer
  },
  'POST /search/statistics/pairs': ({ data }: PairsResult) => ({
    data: data === null ? null : pairsIn(data),
  }),
  'POST /search/statistics/colocation': ({ data }: ColocationResult) => ({
    data: data === null ? null : colocationIn(data),
  }),
  'GET /nodes/:id/revisions': (answer: { data: ReadingRevision[] }) => ({
    ...answer,
    data: answer.data.map(revisionIn),
  }),
  'GET /alerts': async (answer: { data: Ruled[] }, points) => ({
    ...answer,
    data: await Promise.all(answer.data.map((alert) => ruledIn(alert, points, 'toReader'))),
  }),
  'GET /alerts/limits': (answer: AlertLimits) => ({
    ...answer,
    data: answer.data.map(alertLimitIn),
  }),
  'GET /alerts/:id': oneAlert,
  'POST /alerts': oneAlert,
  'PUT /alerts/:id': oneAlert,
  'PUT /alerts/:id/acknowledge': oneAlert,
  'PUT /alerts/:id/mute': oneAlert,
  'GET /alert_templates/:id': oneTemplate,
  'POST /alert_templates': oneTemplate,
  'PUT /alert_templates/:id': oneTemplate,
  'PUT /alert_templates/:id/activate': oneTemplate,
  'PUT /alert_templates/:id/deactivate': oneTemplate,
  'POST /alert_templates/covered': coveredIn,
  'GET /alerts/:id/changes': historyIn,
  'POST /alerts/preview': historyIn,
}

/** Calls whose bodies have the rules of an alert, in the unit that the user entered them in. */
export const RULED_BODIES: ReadonlySet<string> = new Set([
  'POST /alerts',
  'PUT /alerts/:id',
  'POST /alert_templates',
  'PUT /alert_templates/:id',
  'POST /alerts/preview',
])

const isDataPoint = (value: object): value is DataPoint =>
  'lastValue' in value && '_id' in value && 'unit' in value

/** An answer about devices with every data point in the units of its reader, at any depth. */
export function withDataPoints(answer: unknown, points: TemperaturePoints): unknown {
  if (typeof answer !== 'object' || answer === null) return answer
  if (Array.isArray(answer)) return answer.map((one: unknown) => withDataPoints(one, points))
  if (isDataPoint(answer)) {
    points.learn([answer])
    return dataPointIn(answer)
  }
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, withDataPoints(value, points)]),
  )
}
