import {
  dashboard,
  organization,
  ScreenPartStory,
  ScreenStory,
  type ScreenPartStoryProps,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import type { ReactNode } from 'react'
import { CardSkeletons } from './CardSkeletons.tsx'
import CreateDialog from './CreateDialog.tsx'
import ImportDialog from './ImportDialog.tsx'
import { ImportProblems } from './ImportProblems.tsx'
import { ImportSummary } from './ImportSummary.tsx'
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  render?: () => ReactNode
  parameters?: { width?: 'desktop' | 'tablet' | 'phone' }
}

const dashboards = [
  dashboard({ id: 'one', is_starred: true }),
  dashboard({ id: 'two', name: 'Quay watch', shared: false, description: '' }),
  dashboard({ id: 'three', name: 'Wind', is_provisioned: true }),
  dashboard({ id: 'four', name: 'Estación meteorológica de la azotea norte del ayuntamiento' }),
]

export default {
  title: 'screens/dashboards',
  component: ScreenStory,
  parameters: { width: 'desktop' },
  args: { plugin, params: {}, server: { dashboards } } satisfies ScreenStoryProps,
}

const part = (draw: ScreenPartStoryProps['part']) =>
  function Part() {
    return <ScreenPartStory plugin={plugin} part={draw} />
  }
const nothing = (): void => undefined
const file = {
  format: 'airshed-dashboard' as const,
  formatVersion: 1 as const,
  dashboard: {
    name: 'Roadside',
    description: '',
    range: null,
    widgets: [],
  },
}

export const Normal: Story = {}
export const Nothing: Story = { args: { server: { dashboards: [] } } }
export const NoRights: Story = { args: { server: { isRefusing: true } } }
export const Loading: Story = { render: part((intl) => <CardSkeletons intl={intl} />) }
export const Phone: Story = { parameters: { width: 'phone' } }
export const SeveralOrganizations: Story = {
  args: {
    server: {
      dashboards: [...dashboards, dashboard({ id: 'five', organization_id: 'org_harbour' })],
      organizations: [organization(), organization('org_harbour')],
    },
  },
}
export const Create: Story = {
  render: part((intl) => <CreateDialog intl={intl} onClose={nothing} />),
}
export const Import: Story = {
  render: part((intl) => <ImportDialog intl={intl} file={null} onClose={nothing} />),
}
export const ImportWithUnknownTypes: Story = {
  render: part((intl) => (
    <ImportSummary
      intl={intl}
      result={{ state: 'ready', file, unknownTypes: ['LavaLampWidget'], newerTypes: [] } as never}
    />
  )),
}
export const ImportIsNoJson: Story = {
  render: part((intl) => (
    <ImportProblems intl={intl} result={{ state: 'not-json', reason: 'Unexpected token' }} />
  )),
}
export const ImportIsNewer: Story = {
  render: part((intl) => (
    <ImportProblems intl={intl} result={{ state: 'newer', saved: 3, known: 1 }} />
  )),
}
export const ImportProblemsByPlace: Story = {
  render: part((intl) => (
    <ImportProblems
      intl={intl}
      result={{
        state: 'invalid',
        issues: [
          { path: '/dashboard/name', expected: 'text of at most 100 characters', got: '140' },
          {
            path: '/dashboard/widgets/3/layout/xl',
            expected: 'a place in the grid',
            got: 'nothing',
          },
        ],
      }}
    />
  )),
}
