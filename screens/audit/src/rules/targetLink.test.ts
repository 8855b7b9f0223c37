import { expect, it } from 'vitest'
import { targetLink } from './targetLink.ts'

it.each([
  ['nodes', 'A:0', 'Roof', { to: 'device-monitor', nodeId: 'A:0' }],
  ['dashboards', 'd1', 'Rooftops', { to: 'dashboard', dashboardId: 'd1' }],
  ['alerts', 'a1', 'Dust', { to: 'alert-monitor', alertId: 'a1' }],
  ['tokens', 't1', null, 'api'],
  ['nodes', 'A:0', null, null],
  ['telemetry', 'x', 'x', null],
  ['constructor', 'x', 'x', null],
  [null, null, null, null],
])('links %s %s called %s to %j', (entity, target, name, place) => {
  expect(targetLink({ entity, target, target_name: name })).toEqual(place)
})
