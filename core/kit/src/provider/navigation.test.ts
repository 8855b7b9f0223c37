import { expect, it } from 'vitest'
import { pathOf, type Destination } from './navigation.ts'

it.each<[Destination, string]>([
  [{ to: 'device-monitor', nodeId: '1C00A3F7:0' }, '/org_city/devices/1C00A3F7%3A0/monitor'],
  [
    { to: 'device-monitor', nodeId: 'A:0', dataPointId: 'A.0.0.0/132:5' },
    '/org_city/devices/A%3A0/monitor?parameter=A.0.0.0%2F132%3A5',
  ],
  [{ to: 'dashboard', dashboardId: 'd1' }, '/org_city/dashboards/d1'],
  [{ to: 'alert-monitor', alertId: 'a1' }, '/org_city/alerts/a1/monitor'],
  [{ to: 'devices' }, '/org_city/devices'],
  [{ to: 'alerts' }, '/org_city/alerts'],
  ['home', '/org_city/home'],
  ['/all/home', '/all/home'],
])('the place %o lies at %s', (destination, expected) => {
  expect(pathOf(destination, 'org_city')).toBe(expected)
})
