import { dashboard } from '@airshed/testing'
import { expect, it } from 'vitest'
import { dashboardGroups, matchingDashboards } from './dashboardGroups.ts'

const shared = (name: string, changes = {}) =>
  dashboard({ id: name, name, description: '', ...changes })
const personal = (name: string, changes = {}) => shared(name, { user_id: 'ana', ...changes })

const namesIn = (groups: ReturnType<typeof dashboardGroups>) =>
  groups.map(({ kind, dashboards }) => [kind, ...dashboards.map(({ name }) => name)])

it('groups dashboards, starred first, each group by name with natural order of numbers', () => {
  const all = [
    shared('Site 10'),
    personal('Émile'),
    shared('Site 9'),
    personal('Zoo', { is_starred: true }),
    personal('Eva'),
  ]
  expect(namesIn(dashboardGroups(all, 'es'))).toEqual([
    ['starred', 'Zoo'],
    ['personal', 'Émile', 'Eva'],
    ['shared', 'Site 9', 'Site 10'],
  ])
})

it('finds dashboards by words of name and description, ignoring accents', () => {
  const all = [shared('Límites del muelle'), shared('Traffic', { description: 'By the quay' })]
  expect(matchingDashboards(all, 'muelle LIMITES').map(({ name }) => name)).toEqual([
    'Límites del muelle',
  ])
  expect(matchingDashboards(all, 'quay')).toHaveLength(1)
  expect(matchingDashboards(all, ' ')).toBe(all)
})
