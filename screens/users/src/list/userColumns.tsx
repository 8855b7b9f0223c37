import { Portrait, timeColumn, type ListColumn, type ListedUser } from '@airshed/console-kit'
import { StatusTag, type PluginIntl } from '@airshed/kit'
import { rolesLine } from '../roles/roleText.ts'
import './list.css'

const PORTRAIT_PX = 24

export interface UserColumnsOptions {
  intl: PluginIntl
  /** Current time, ms UTC. */
  nowMs: number
  /** The organization of the list; null: all of them. */
  organizationId: string | null
}

/** Columns of the list: name, roles, and last activity. */
export function userColumns(options: UserColumnsOptions): readonly ListColumn<ListedUser>[] {
  const { intl, nowMs, organizationId } = options
  const text = (id: string): string => intl.formatMessage({ id })
  const clock = { nowMs, timeZone: intl.timeZone }
  const state = ({ active }: ListedUser) => text(active ? 'state.active' : 'state.deactivated')
  return [
    {
      id: 'name',
      header: text('column.name'),
      widthPx: 180,
      grow: 2,
      isTitle: true,
      isSortable: true,
      cell: (user) => (
        <span className="users-name">
          <Portrait picture={user.picture} initials={user.initials} sizePx={PORTRAIT_PX} />
          <span>{user.name}</span>
        </span>
      ),
      value: ({ name }) => name,
    },
    {
      id: 'state',
      header: text('column.state'),
      widthPx: 120,
      narrow: 'badge',
      cell: (user) => (user.active ? null : <StatusTag status="deactivated" label={state(user)} />),
      value: state,
    },
    {
      id: 'role',
      header: text('column.role'),
      widthPx: organizationId === null ? 220 : 112,
      grow: 1,
      isSortable: true,
      cell: (user) => rolesLine(user, organizationId, intl),
      value: (user) => rolesLine(user, organizationId, intl),
    },
    {
      id: 'email',
      header: text('column.email'),
      widthPx: 200,
      grow: 2,
      isSortable: true,
      cell: ({ email }) => email,
      value: ({ email }) => email,
    },
    timeColumn({
      ...clock,
      id: 'created',
      widthPx: 118,
      header: text('column.created'),
      isSortable: true,
      narrow: 'hidden',
      at: ({ created_at: at }) => at,
    }),
    timeColumn({
      ...clock,
      id: 'last_login',
      widthPx: 118,
      header: text('column.lastLogin'),
      isSortable: true,
      narrow: 'hidden',
      at: ({ last_login: at }) => at,
      none: <span className="air-muted">{text('never')}</span>,
    }),
  ]
}
