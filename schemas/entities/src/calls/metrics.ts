import { Type } from 'typebox'
import { Id } from '../common.ts'
import { DataPoint } from '../dataPoint.ts'
import {
  ComputedDependents,
  ComputedParameterEdit,
  ComputedParameterRemoval,
  NewComputedParameter,
} from '../computedParameter.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

export const addMetric = defineCall({
  method: 'POST',
  path: '/nodes/:id/metrics',
  entity: 'nodes',
  summary: 'Add a data point to a device that is computed from its others',
  params: ById,
  body: NewComputedParameter,
  answer: DataPoint,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' },
  status: 201,
  limit: { perMinute: 60, by: 'caller' },
  audit: 'metric.created',
  changes: ['nodes', 'data_points'],
})

export const editMetric = defineCall({
  method: 'PUT',
  path: '/nodes/:id/metrics/:metricId',
  entity: 'nodes',
  summary: 'Change a metric; other conditions compute all its values again',
  params: Type.Object({ id: Id, metricId: Id }, { additionalProperties: false }),
  body: ComputedParameterEdit,
  answer: DataPoint,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' },
  limit: { perMinute: 60, by: 'caller' },
  audit: 'metric.changed',
  changes: ['nodes', 'data_points', 'measurements'],
})

export const deleteMetric = defineCall({
  method: 'DELETE',
  path: '/nodes/:id/metrics/:metricId',
  entity: 'nodes',
  summary:
    'Delete a metric with its values; 409 if something depends on it, unless that is asked for',
  params: Type.Object({ id: Id, metricId: Id }, { additionalProperties: false }),
  query: ComputedParameterRemoval,
  answer: Nothing,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' },
  audit: 'metric.deleted',
  changes: ['nodes', 'data_points', 'measurements'],
})

export const getMetricDependents = defineCall({
  method: 'GET',
  path: '/nodes/:id/metrics/:metricId/dependents',
  entity: 'nodes',
  summary: 'What depends on a metric: other metrics, alerts and dashboards',
  params: Type.Object({ id: Id, metricId: Id }, { additionalProperties: false }),
  answer: ComputedDependents,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' },
})
