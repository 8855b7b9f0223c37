import {
  isMuted,
  Menu,
  MenuButton,
  MenuDivider,
  MenuItem,
  MUTE_CHOICES_MS,
  MUTED_WITHOUT_END_TS,
  useConfirmed,
  type AlertDetails as Alert,
} from '@airshed/console-kit'
import { NamedIcon, useNavigation, useSession, type PluginIntl } from '@airshed/kit'
import { durationText } from '../../durationText.ts'
import { useMonitorActions } from './useMonitorActions.ts'

export interface ManageMenuProps {
  alert: Alert
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** What the reader may do with an alert; empty for readers with read access only. */
export function ManageMenu({ alert, nowMs, intl }: ManageMenuProps) {
  const { _id: id, name, actions, statusType, acknowledged, muted_until: mutedUntil } = alert
  const { template, organization_id: organizationId } = alert
  const { go } = useNavigation()
  const act = useMonitorActions(alert, intl)
  const { start, dialog } = useConfirmed('alert monitor')
  const text = (key: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id: key }, values)
  const { can } = useSession()
  const canModify = actions.includes('modify')
  // Only its template changes it, but it is acknowledged and muted like others.
  const canAttend = canModify || (template !== undefined && can('manage_devices', organizationId))
  if (!canAttend && actions.every((action) => action === 'monitor')) return null
  const canAcknowledge = statusType === 'active' || statusType === 'no_data'
  const remove = (): void =>
    start({
      confirm: {
        title: text('delete.title', { name }),
        text: text('delete.text'),
        confirmLabel: text('delete.confirm'),
      },
      run: act.remove,
    })
  return (
    <>
      <MenuButton
        label={text('monitor.manage', { name })}
        menu={
          <Menu>
            {canModify ? (
              <MenuItem
                icon={<NamedIcon name="edit" />}
                text={text('monitor.edit')}
                onClick={() => go(`alerts/${encodeURIComponent(id)}`)}
              />
            ) : null}
            {actions.includes('activate') ? (
              <MenuItem
                icon={<NamedIcon name="play" />}
                text={text('action.activate')}
                onClick={act.activate}
              />
            ) : null}
            {actions.includes('deactivate') ? (
              <MenuItem
                icon={<NamedIcon name="pause" />}
                text={text('action.deactivate')}
                onClick={act.deactivate}
              />
            ) : null}
            {template !== undefined && canAttend ? (
              <MenuItem
                icon={<NamedIcon name="layers" />}
                text={text('action.template')}
                onClick={() => go(`alerts/templates/${encodeURIComponent(template['_id'])}`)}
              />
            ) : null}
            {canAttend ? (
              <>
                <MenuItem
                  icon={<NamedIcon name="tick-circle" />}
                  text={text('monitor.acknowledge')}
                  disabled={!canAcknowledge || acknowledged !== null}
                  {...(canAcknowledge ? {} : { title: text('monitor.acknowledge.inactive') })}
                  onClick={act.acknowledge}
                />
                <MenuDivider />
                {isMuted(mutedUntil, nowMs) ? (
                  <MenuItem
                    icon={<NamedIcon name="notifications" />}
                    text={text('monitor.mute.end')}
                    onClick={() => act.mute(null)}
                  />
                ) : (
                  <>
                    {MUTE_CHOICES_MS.map((lengthMs) => (
                      <MenuItem
                        key={lengthMs}
                        icon={<NamedIcon name="moon" />}
                        text={text('monitor.mute.for', {
                          length: durationText(lengthMs, intl.locale),
                        })}
                        onClick={() => act.mute(nowMs + lengthMs)}
                      />
                    ))}
                    <MenuItem
                      icon={<NamedIcon name="moon" />}
                      text={text('monitor.mute.withoutEnd')}
                      onClick={() => act.mute(MUTED_WITHOUT_END_TS)}
                    />
                  </>
                )}
              </>
            ) : null}
            {actions.includes('delete') ? (
              <>
                <MenuDivider />
                <MenuItem
                  icon={<NamedIcon name="trash" />}
                  intent="danger"
                  text={text('action.delete')}
                  onClick={remove}
                />
              </>
            ) : null}
          </Menu>
        }
      />
      {dialog}
    </>
  )
}
