import { FactList, Portrait, type ListedUser } from '@airshed/console-kit'
import { timeFormat, type PluginIntl } from '@airshed/kit'
import './details.css'

const PORTRAIT_PX = 64
const NAMES_PX = 96

export interface UserFactsProps {
  user: ListedUser
  intl: PluginIntl
}

/** Who a user is, when they joined and when they were last active. */
export function UserFacts({ user, intl }: UserFactsProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const { exact } = timeFormat(intl.locale, intl.timeZone ?? 'UTC')
  const facts = [
    ['name', text('column.name'), user.name],
    ['email', text('column.email'), user.email],
    ['created', text('column.created'), exact(user.created_at)],
    [
      'lastLogin',
      text('column.lastLogin'),
      user.last_login === null ? text('never') : exact(user.last_login),
    ],
  ] as const
  return (
    <div className="users-facts">
      <Portrait picture={user.picture} initials={user.initials} sizePx={PORTRAIT_PX} />
      <FactList
        nameWidthPx={NAMES_PX}
        facts={facts.map(([id, name, value]) => ({ id, name, value }))}
      />
    </div>
  )
}
