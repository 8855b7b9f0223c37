import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPublicKey } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { keyOfRequest } from './certificateRequest.ts'
import { Pkcs10CertificateRequest } from '../../base/deviceAuthority/x509.ts'

const folder = mkdtempSync(join(tmpdir(), 'airshed-csr-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A request that openssl made. */
function requestOf(key: string, more: readonly string[] = []): Buffer {
  const out = join(folder, 'request')
  const keyFile = join(folder, 'key.pem')
  const args = ['req', '-new', '-newkey', ...key.split(' '), '-nodes', '-subj', '/CN=anybody']
  execFileSync('openssl', [...args, '-keyout', keyFile, '-out', out, ...more], { stdio: 'ignore' })
  return readFileSync(out)
}
const P256 = 'ec -pkeyopt ec_paramgen_curve:P-256'
const spkiOf = (keyFile: string) =>
  createPublicKey(readFileSync(keyFile)).export({ type: 'spki', format: 'der' })

describe('a certificate request', () => {
  it.each([[P256], ['ec -pkeyopt ec_paramgen_curve:P-384'], ['ed25519'], ['rsa:2048']])(
    'reads the key of a request: %s',
    async (key) => {
      const { rawData } = await keyOfRequest(requestOf(key))
      expect(Buffer.from(rawData)).toEqual(spkiOf(join(folder, 'key.pem')))
    },
  )

  it('reads a request in DER as in PEM', async () => {
    const { rawData } = await keyOfRequest(requestOf(P256, ['-outform', 'DER']))
    expect(Buffer.from(rawData)).toEqual(spkiOf(join(folder, 'key.pem')))
  })

  it.each([
    ['ec -pkeyopt ec_paramgen_curve:P-224', [], 'EC on secp224r1'],
    ['rsa:1024', [], 'RSA, 1024 bits'],
    ['rsa:2048 -pkeyopt rsa_keygen_pubexp:3', [], 'RSA, exponent 3'],
    ['rsa-pss -pkeyopt rsa_keygen_bits:2048', [], 'rsa-pss'],
    ['rsa:2048', ['-sha1'], 'SHA-1'],
  ])('refuses a request with %s %j', async (key, more, got) => {
    await expect(keyOfRequest(requestOf(key, more))).rejects.toMatchObject({
      code: 'CSR_REFUSED',
      message: expect.stringMatching(`, got ${got}$`),
    })
  })

  it('refuses a request signed with another key than its own', async () => {
    const own = Buffer.from(new Pkcs10CertificateRequest(requestOf(P256).toString()).rawData)
    // The last byte of the signature.
    own[own.length - 1] = (own.at(-1) ?? 0) ^ 1
    await expect(keyOfRequest(own)).rejects.toMatchObject({
      code: 'CSR_REFUSED',
      message: expect.stringMatching(/, got another signature$/),
    })
  })

  it.each([
    ['text', Buffer.from('Please')],
    [
      'a private key',
      Buffer.from('-----BEGIN PRIVATE KEY-----\nMAA=\n-----END PRIVATE KEY-----\n'),
    ],
    ['two requests', Buffer.concat([requestOf(P256), requestOf(P256)])],
    ['a part of one', requestOf(P256, ['-outform', 'DER']).subarray(0, 90)],
    ['sequences in sequences', Buffer.from('30'.repeat(8192), 'hex')],
  ])('refuses %s as a request', async (_, bytes) => {
    await expect(keyOfRequest(bytes)).rejects.toMatchObject({
      code: 'CSR_REFUSED',
      message: expect.stringMatching(/, got something else$/),
    })
  })
})
