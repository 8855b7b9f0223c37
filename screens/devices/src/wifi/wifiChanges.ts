import type { NodeEdit } from '@airshed/console-kit'
import type { WifiForm } from './wifiForm.ts'

/**
 * The changes requested from a device, as the body of the call; null if there are none. Another network is
 * sent with its password, even an empty one: the previous password must not be tried there.
 *
 * @param storedSsid network that the device is in, or was asked to join; null if unknown
 */
export function wifiChanges(storedSsid: string | null, { wifi_ssid, wifi_password }: WifiForm) {
  if (wifi_ssid !== storedSsid) {
    return { settings: { wifi_ssid, wifi_password: wifi_password ?? '' } } satisfies NodeEdit
  }
  return wifi_password === undefined ? null : ({ settings: { wifi_password } } satisfies NodeEdit)
}
