import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { publicKeyText } from '@airshed/plugin-archive/keys'
import { firmwareStatement, type FirmwareClaim } from '@airshed/domain'

/** DER of an Ed25519 private key in PKCS #8, before its 32 bytes (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Signs the images of the demo. Everybody can know it: only simulated devices trust it, and no server does. */
const key = /* @__PURE__ */ createPrivateKey({
  key: Buffer.concat([PKCS8_HEAD, createHash('sha256').update('demo firmware').digest()]),
  format: 'der',
  type: 'pkcs8',
})

/** The public key that devices of the demo were delivered with. */
export const DEMO_FIRMWARE_KEY: string = publicKeyText(createPublicKey(key))

/** Signature of an image of the demo, in base64. */
export const signDemoFirmware = (claim: FirmwareClaim): string =>
  sign(null, Buffer.from(firmwareStatement(claim)), key).toString('base64')
