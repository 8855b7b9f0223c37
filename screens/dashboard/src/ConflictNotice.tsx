import { Button, type PluginIntl } from '@airshed/kit'

export interface ConflictNoticeProps {
  intl: PluginIntl
}

/** Two people edited one dashboard: says so before anything is lost unseen. */
export function ConflictNotice({ intl }: ConflictNoticeProps) {
  return (
    <div className="dashboard-notice" role="alert">
      <span>{intl.formatMessage({ id: 'conflict' })}</span>
      <Button
        text={intl.formatMessage({ id: 'conflict.reload' })}
        onClick={() => window.location.reload()}
      />
    </div>
  )
}
