import { computedBehind } from '@airshed/domain'
import { addMetric, deleteMetric, editMetric, getMetricDependents } from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../../access/calls/handler.ts'
import type { ServerContext } from '../../../context.ts'
import type { NodeRow } from '../../../access/entities/nodes.ts'
import { apiError } from '../../../base/errors.ts'
import { noteFollowedSources } from '../../computed/chosenSeries.ts'
import { lockComputed } from '../../computed/nodeComputedParameters.ts'
import { dataPointView } from '../../dataPoints/dataPointView.ts'
import { noteRemoved } from '../../dataPoints/noteRemoved.ts'
import { dependentsOf, dependentsText } from './dependents.ts'
import { linksOf, computedOf, pointsOfNode, type ComputedRow } from './nodePoints.ts'
import { insertComputed, updateComputed } from './saveComputed.ts'

/** Computed parameters of a device. */
export const computedHandlers = (context: ServerContext): Handler[] => [
  change(addMetric, {
    run: async ({ tx, row, body, record }) => {
      const point = await insertComputed(context, tx, row.id, body)
      record({ after: factsOf(point) })
      return dataPointView(point)
    },
  }),

  change(editMetric, {
    run: async ({ tx, row, params, body, record, unchanged }) => {
      const points = await pointsOfNode(tx, row.id)
      const before = computedOf(points, params.metricId)
      const point = await updateComputed(context, tx, points, before, body)
      const [was, is] = [factsOf(before), factsOf(point)]
      if (JSON.stringify(was) === JSON.stringify(is)) unchanged()
      else record({ before: was, after: is })
      return dataPointView(point)
    },
  }),

  change(deleteMetric, {
    run: async ({ tx, row, params, query, caller, record }) => {
      const points = await pointsOfNode(tx, row.id)
      const point = computedOf(points, params.metricId)
      if (query.with_dependents !== 'true') {
        const dependents = await dependentsOf(tx, points, point, caller, readersOf(row))
        const text = dependentsText(dependents)
        if (text !== null) throw apiError('METRIC_IN_USE', { name: point.name, dependents: text })
      }
      const ids = [point.id, ...computedBehind(linksOf(points), point.id)]
      const gone = ids.flatMap((id) => points.get(id) ?? [])
      await lockComputed(tx, row.id, true)
      await tx.deleteFrom('data_points').where('id', 'in', ids).execute()
      await noteRemoved(tx, { keys: gone.map(({ key }) => key), now: context.clock() })
      await noteFollowedSources(context, tx)
      for (const one of gone) record({ before: factsOf(one as ComputedRow) })
      return null
    },
  }),

  answer(getMetricDependents, async ({ db, row, params, caller }) => {
    const points = await pointsOfNode(db, row.id)
    return dependentsOf(db, points, computedOf(points, params.metricId), caller, readersOf(row))
  }),
]

const readersOf = ({ organization_id: owner, shared_to: sharedTo }: NodeRow): string[] =>
  owner === null ? sharedTo : [owner, ...sharedTo]

/** What an event records about a computed parameter. */
const factsOf = ({ id, name, metric }: ComputedRow) => ({
  data_point: id,
  name,
  description: metric.description,
  conditions: metric.conditions,
})
