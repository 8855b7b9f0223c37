import { ApiError, NetworkError } from '@airshed/data'
import { Button, EmptyState } from '@airshed/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryView, type QueryResult } from './QueryView.tsx'

const answer = (
  parts: Partial<QueryResult<readonly string[]>>,
): QueryResult<readonly string[]> => ({
  data: undefined,
  error: null,
  refetch: () => undefined,
  ...parts,
})
const stations = ['Harbour', 'Town hall', 'Rivermouth']

const meta = {
  title: 'pages/QueryView',
  component: QueryView<readonly string[]>,
  args: {
    errorTitle: 'The stations could not be loaded',
    isEmpty: (data) => data.length === 0,
    empty: (
      <EmptyState
        title="No stations yet"
        text="Stations appear here once a device reports"
        action={<Button intent="primary" text="Claim devices" />}
      />
    ),
    children: (data) => (
      <ul>
        {data.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof QueryView<readonly string[]>>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = { args: { query: answer({ data: stations }) } }
export const Loading: Story = {
  args: { query: answer({}) },
}
export const Empty: Story = { args: { query: answer({ data: [] }) } }
export const NoPermission: Story = {
  args: { query: answer({ error: new ApiError({ status: 403, code: 'FORBIDDEN', detail: '' }) }) },
}
export const NamedPermission: Story = {
  args: {
    query: answer({
      error: new ApiError({
        status: 403,
        code: 'FORBIDDEN',
        detail: '',
        parts: {
          permission: 'read_users',
          organization: 'org_city',
          organization_name: 'City of Clear Air',
        },
      }),
    }),
  },
}
export const Gone: Story = {
  args: { query: answer({ error: new ApiError({ status: 404, code: 'NOT_FOUND', detail: '' }) }) },
}
export const Failed: Story = {
  args: { query: answer({ error: new ApiError({ status: 500, code: 'INTERNAL', detail: '' }) }) },
}
export const NoConnection: Story = {
  args: { query: answer({ error: new NetworkError('GET', 'stations', null) }) },
}
export const NotUpToDate: Story = {
  args: {
    query: answer({ data: stations, error: new NetworkError('GET', 'stations', null) }),
  },
}
