import type { NodeEdit } from '@airshed/console-kit'
import type { Node } from '@airshed/kit'
import type { WifiForm } from './wifiForm.ts'

/** The initial form: the network that a device is in, or was asked to join, if it is known. */
export function wifiFormOf({ settings }: Pick<Node, 'settings'>): Partial<WifiForm> {
  const ssid = settings?.['wifi_ssid']
  return typeof ssid === 'string' && ssid !== '' ? { wifi_ssid: ssid } : {}
}

/**
 * The changes requested from a device, as the body of the call; null if there are none. Another network is
 * sent with its password, even an empty one: the previous password must not be tried there.
 */
export function wifiChanges(
  before: Partial<WifiForm>,
  { wifi_ssid, wifi_password }: WifiForm,
): NodeEdit | null {
  if (wifi_ssid !== before.wifi_ssid) {
    return { settings: { wifi_ssid, wifi_password: wifi_password ?? '' } }
  }
  return wifi_password === undefined ? null : { settings: { wifi_password } }
}
