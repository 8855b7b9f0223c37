import type { Node, PluginIntl } from '@airshed/kit'

/** Actions that are meaningful to people, in order of importance. */
const LISTED_ACTIONS = [
  'read',
  'configure',
  'status_update',
  'share',
  'lease',
  'transfer',
  'delete',
  'payment_update',
  'firmware_update',
] as const satisfies readonly Node['actions'][number][]

export interface OwnRightsProps {
  device: Node
  intl: PluginIntl
}

/** What the reader may do with a device. */
export function OwnRights({ device, intl }: OwnRightsProps) {
  return (
    <ul className="devices-own-rights">
      {LISTED_ACTIONS.filter((action) => device.actions.includes(action)).map((action) => (
        <li key={action}>{intl.formatMessage({ id: `access.may.${action}` })}</li>
      ))}
    </ul>
  )
}
