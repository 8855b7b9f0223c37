import type { NodeEdit } from '@airshed/console-kit'
import type { WifiForm } from './wifiForm.ts'

/**
 * What a device is asked for, as the body of the call; null: nothing. Another network goes with its
 * password, be it none: the password of the one before must not be tried there.
 *
 * @param storedSsid network that the device is in, or was asked to join; null: not known
 */
export function wifiChanges(storedSsid: string | null, { wifi_ssid, wifi_password }: WifiForm) {
  if (wifi_ssid !== storedSsid) {
    return { settings: { wifi_ssid, wifi_password: wifi_password ?? '' } } satisfies NodeEdit
  }
  return wifi_password === undefined ? null : ({ settings: { wifi_password } } satisfies NodeEdit)
}
