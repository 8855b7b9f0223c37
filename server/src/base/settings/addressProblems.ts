import { readS3Url, S3_URL_SHAPE } from './s3Url.ts'
import { GEOCODER_URL_SHAPE, readGeocoderUrl } from './geocoderUrl.ts'
import { MAIL_FROM_SHAPE, readMailFrom } from './mailAddress.ts'
import { MQTT_URL_SHAPE, readMqttUrl } from './mqttUrl.ts'
import { readSmsUrl, SMS_URL_SHAPE } from './smsUrl.ts'
import { readSmtpUrl, SMTP_URL_SHAPE } from './smtpUrl.ts'

/** The settings that are addresses with a shape of their own; undefined: not set. */
type AddressSettings = Partial<
  Record<
    'S3_URL' | 'MQTT_URL' | 'SMTP_URL' | 'SMS_URL' | 'MAIL_FROM' | 'GEOCODER_URL',
    string | undefined
  >
>

/** Geocoder, S3 store, broker and mail server; their addresses contain secrets, so the given values are not shown. */
export function problemsOfAddresses({
  S3_URL,
  MQTT_URL,
  SMTP_URL,
  SMS_URL,
  MAIL_FROM,
  GEOCODER_URL,
}: AddressSettings): string[] {
  const problems: string[] = []
  if (GEOCODER_URL !== undefined && readGeocoderUrl(GEOCODER_URL) === undefined) {
    problems.push(`GEOCODER_URL: expected ${GEOCODER_URL_SHAPE}, got another value`)
  }
  if (S3_URL !== undefined && readS3Url(S3_URL) === undefined) {
    problems.push(`S3_URL: expected ${S3_URL_SHAPE}, got another value`)
  }
  if (MQTT_URL !== undefined && readMqttUrl(MQTT_URL) === undefined) {
    problems.push(`MQTT_URL: expected ${MQTT_URL_SHAPE}, got another value`)
  }
  if (SMTP_URL !== undefined && readSmtpUrl(SMTP_URL) === undefined) {
    problems.push(`SMTP_URL: expected ${SMTP_URL_SHAPE}, got another value`)
  }
  if (SMS_URL !== undefined && readSmsUrl(SMS_URL) === undefined) {
    problems.push(`SMS_URL: expected ${SMS_URL_SHAPE}, got another value`)
  }
  if (MAIL_FROM !== undefined && readMailFrom(MAIL_FROM) === undefined) {
    problems.push(`MAIL_FROM: expected ${MAIL_FROM_SHAPE}, got ${JSON.stringify(MAIL_FROM)}`)
  }
  if (SMTP_URL !== undefined && MAIL_FROM === undefined) {
    problems.push(`MAIL_FROM: expected ${MAIL_FROM_SHAPE} because SMTP_URL is set, got nothing`)
  }
  return problems
}
