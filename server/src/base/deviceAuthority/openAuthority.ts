import { createPrivateKey } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError, type Config } from '../config.ts'
import { AUTHORITY_ALGORITHM, type DeviceAuthority, type WebCryptoKey } from './authority.ts'
import { makeAuthority } from './makeAuthority.ts'
import { BasicConstraintsExtension, X509Certificate } from './x509.ts'

const FILE_NAME = 'device-authority.pem'
const OWNER_ONLY = 0o600
const EXPECTED = 'a PEM file with an EC key on P-256 (PRIVATE KEY) and its CA certificate'

type Settings = Pick<Config, 'dataFolder' | 'hasDeviceAuthority' | 'deviceAuthorityFile'>

/**
 * Reads the authority for devices, and makes one in the data folder at the first start. A file that the operator
 * named is never made.
 *
 * @param now ms UTC
 * @returns null if the server has none
 * @throws ConfigError if the file is missing or cannot be used
 */
export async function openAuthority(
  { dataFolder, hasDeviceAuthority, deviceAuthorityFile }: Settings,
  now: number,
): Promise<DeviceAuthority | null> {
  if (!hasDeviceAuthority) return null
  const file = deviceAuthorityFile ?? join(dataFolder, FILE_NAME)
  if (deviceAuthorityFile === undefined) await makeOnce(dataFolder, file, now)
  const text = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    throw unusable(file, `a file that cannot be read (${code})`)
  })
  return readAuthority(text, file, now)
}

/** Written at once and by one process only, so no other reads half of it or gets another authority. */
async function makeOnce(folder: string, file: string, now: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  const isThere = await readFile(file).then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => code !== 'ENOENT',
  )
  if (isThere) return
  await writeFile(file, await makeAuthority(now), { flag: 'wx', mode: OWNER_ONLY }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
}

async function readAuthority(text: string, file: string, now: number): Promise<DeviceAuthority> {
  const [keyText] = /-----BEGIN ([A-Z]+ )?PRIVATE KEY-----[^-]+-----END [^-]+-----/.exec(text) ?? []
  const [certificateText] =
    /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/.exec(text) ?? []
  if (keyText === undefined) throw unusable(file, 'no private key')
  if (certificateText === undefined) throw unusable(file, 'no certificate')
  const { certificate, key } = await parsed(keyText, certificateText).catch(() => {
    throw unusable(file, 'another key, or one that cannot be read')
  })
  if (certificate.getExtension(BasicConstraintsExtension)?.ca !== true) {
    throw unusable(file, 'a certificate that is not a CA’s')
  }
  if (!(await matches(certificate, key))) throw unusable(file, 'a certificate of another key')
  if (certificate.notAfter.getTime() <= now) throw unusable(file, 'a certificate that has expired')
  return { certificate, key }
}

async function parsed(keyText: string, certificateText: string): Promise<DeviceAuthority> {
  // Also reads the older form that `openssl ecparam` writes.
  const pkcs8 = createPrivateKey(keyText).export({ type: 'pkcs8', format: 'der' })
  const key = await crypto.subtle.importKey('pkcs8', pkcs8, AUTHORITY_ALGORITHM, false, ['sign'])
  return { certificate: new X509Certificate(certificateText), key }
}

/** Whether the certificate holds the public half of the key. */
async function matches({ publicKey }: X509Certificate, key: WebCryptoKey) {
  const text = new TextEncoder().encode('Whether both belong together')
  const signature = await crypto.subtle.sign(AUTHORITY_ALGORITHM, key, text)
  try {
    const other = await publicKey.export(AUTHORITY_ALGORITHM, ['verify'])
    return await crypto.subtle.verify(AUTHORITY_ALGORITHM, other, signature, text)
  } catch {
    return false
  }
}

const unusable = (file: string, got: string): ConfigError =>
  new ConfigError(
    `The settings cannot be used:\n  AIRSHED_DEVICE_CA: expected ${file} to be ${EXPECTED}, got ${got}`,
  )
