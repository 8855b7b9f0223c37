import { Button, EmptyState, NamedIcon, type PluginIntl } from '@airshed/kit'

export interface EmptyDashboardProps {
  intl: PluginIntl
  /** Absent for users who may not add widgets. */
  onAdd?: () => void
}

/** A dashboard without widgets, and the button that adds one. */
export function EmptyDashboard({ intl, onAdd }: EmptyDashboardProps) {
  return (
    <EmptyState
      icon={<NamedIcon name="dashboard" size={28} />}
      title={intl.formatMessage({ id: 'empty.title' })}
      text={intl.formatMessage({ id: onAdd === undefined ? 'empty.readOnly' : 'empty.text' })}
      action={
        onAdd === undefined ? undefined : (
          <Button
            className="dashboard-add"
            intent="primary"
            text={intl.formatMessage({ id: 'add' })}
            onClick={onAdd}
          />
        )
      }
    />
  )
}
