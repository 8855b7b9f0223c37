import { readHostUrl, type HostPlace } from './hostUrl.ts'

/** The message for an invalid setting. */
export const MQTT_URL_SHAPE =
  'mqtts://USER:PASSWORD@host[:8883] or mqtt://[USER:PASSWORD@]host[:1883]'
const PROTOCOLS = {
  mqtt: { port: 1883, isSecure: false },
  mqtts: { port: 8883, isSecure: true },
}

/**
 * Reads `MQTT_URL`: the location of the broker, and the credentials.
 *
 * @returns undefined if it does not match {@link MQTT_URL_SHAPE}
 */
export const readMqttUrl = (value: string): HostPlace | undefined => readHostUrl(value, PROTOCOLS)
