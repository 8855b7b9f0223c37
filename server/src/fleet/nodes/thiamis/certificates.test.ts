import { DAY_MS } from '@airshed/domain'
import { CSR_BYTES_MAX, type ErrorBody } from '@airshed/schemas'
import { createPrivateKey, X509Certificate as Certificate } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  CERTIFICATES_MAX,
  endedCertificates,
  OVERLAP_MS,
} from '../../deviceCertificates/certificateRows.ts'
import { forgetExpired } from '../../deviceCertificates/housekeeping.ts'
import { NEXT_UPDATE_MS } from '../../deviceCertificates/revocationList.ts'
import {
  PemConverter,
  Pkcs10CertificateRequestGenerator,
  X509Crl,
} from '../../../base/deviceAuthority/x509.ts'
import { seedNode } from '../../../testing/seed.ts'
import { TEST_NOW_MS } from '../../../testing/testServer.ts'
import { createWorld, type Answer, type UserId, type World } from '../../../testing/world/world.ts'

const SERIAL = '1C00AAAA'
const PATH = `thiamis/${SERIAL}.crt`
let world: World
let now = TEST_NOW_MS
beforeEach(async () => {
  now = TEST_NOW_MS
  world = await createWorld({
    clock: () => now,
    env: {
      AIRSHED_DEVICE_CA: '1',
      AIRSHED_PUBLIC_URL: 'https://air.example.org',
      MQTT_URL: 'mqtts://fleet:pass@mqtt.example.org',
    },
  })
})
afterEach(() => world.close())

const issue = (user: UserId = 'manager', csr?: Uint8Array): Promise<Answer<string & ErrorBody>> =>
  world.call(user, 'POST', PATH, csr)
const issued = async (user: UserId = 'manager') => new Certificate((await issue(user)).body)
/** As node and the list write them. */
const serialOf = ({ serialNumber }: Certificate) => serialNumber.toLowerCase()
const list = async () => {
  const answer = await world.inject({ method: 'GET', url: '/device-authority/revoked.crl' })
  expect(answer.headers['content-type']).toBe('application/pkix-crl')
  return new X509Crl(new Uint8Array(answer.rawPayload).buffer)
}
const revoked = async () => (await list()).entries.map(({ serialNumber }) => serialNumber)
const authority = async () =>
  new Certificate(
    (await world.inject({ method: 'GET', url: '/device-authority/authority.pem' })).body,
  )
const madeRequest = async () => {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const request = await Pkcs10CertificateRequestGenerator.create({
    name: 'CN=1C00BBBB, O=Somebody else',
    keys,
    signingAlgorithm: algorithm,
  })
  return { keys, csr: new TextEncoder().encode(request.toString('pem')) }
}

describe('the certificate of a device', () => {
  it('names the device for a year and comes with a new key that is shown once', async () => {
    const { status, body, headers } = await issue()
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/x-pem-file',
      'content-disposition': `attachment; filename=${SERIAL}.crt`,
      'cache-control': 'no-store',
    })
    const certificate = new Certificate(body)
    expect(certificate.subject).toBe(`CN=${SERIAL}`)
    expect(certificate.ca).toBe(false)
    expect(certificate.keyUsage).toEqual(['1.3.6.1.5.5.7.3.2'])
    expect(certificate.validToDate.getTime()).toBe(TEST_NOW_MS + 365 * DAY_MS)
    expect(certificate.verify((await authority()).publicKey)).toBe(true)
    expect(certificate.checkIssued(await authority())).toBe(true)
    const [key = ''] = /-----BEGIN PRIVATE KEY-----[^]*/.exec(body) ?? []
    expect(certificate.checkPrivateKey(createPrivateKey(key))).toBe(true)
    expect(certificate.toString()).toContain('BEGIN CERTIFICATE')
    const stored = await world.context.store.db
      .selectFrom('device_certificates')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(stored)).not.toContain(key.split('\n')[1])
  })

  it('signs the key of a request and ignores its subject', async () => {
    const { keys, csr } = await madeRequest()
    const { status, body } = await issue('manager', csr)
    expect(status).toBe(200)
    const certificate = new Certificate(body)
    expect(certificate.subject).toBe(`CN=${SERIAL}`)
    const spki = await crypto.subtle.exportKey('spki', keys.publicKey)
    expect(certificate.publicKey.export({ type: 'spki', format: 'der' })).toEqual(Buffer.from(spki))
    expect(body).not.toContain('PRIVATE KEY')
  })

  it('refuses a body that is no request or too large', async () => {
    const wrong = await issue('manager', Buffer.from('Please'))
    expect([wrong.status, wrong.body.code]).toEqual([400, 'CSR_REFUSED'])
    expect((await issue('manager', new Uint8Array(CSR_BYTES_MAX + 1))).status).toBe(413)
    expect(await endedCertificates(world.context.store.db, now)).toEqual([])
  })

  it('refuses to issue and revoke for those who do not manage the device', async () => {
    for (const method of ['POST', 'DELETE'] as const) {
      expect((await world.call('user', method, PATH)).status).toBe(403)
      expect((await world.call('harbourmaster', method, PATH)).status).toBe(404)
      expect((await world.call(null, method, PATH)).status).toBe(401)
    }
  })

  it('refuses a device whose serial is the name of the server at the broker', async () => {
    await seedNode(world.context, { serial: 'fleet', organization: 'city' })
    const { status, body } = await world.call<ErrorBody>('manager', 'POST', 'thiamis/fleet.crt')
    expect([status, body.code]).toEqual([409, 'SERIAL_OF_SERVER'])
  })

  it('the audit log records issue and revocation without the key', async () => {
    const certificate = await issued()
    await world.call('manager', 'DELETE', PATH)
    const events = await world.context.store.db
      .selectFrom('events')
      .select(['name', 'row_id', 'organization_id', 'detail'])
      .orderBy('position')
      .execute()
    expect(events.slice(-2)).toEqual([
      {
        name: 'node.certificate-issued',
        row_id: world.city.nodeId,
        organization_id: 'city',
        detail: {
          serial_number: serialOf(certificate),
          expires_at: TEST_NOW_MS + 365 * DAY_MS,
          has_request: false,
        },
      },
      expect.objectContaining({
        name: 'node.certificate-revoked',
        row_id: world.city.nodeId,
        organization_id: 'city',
      }),
    ])
  })

  it('limits the number of certificates, which bounds the list of revocations', async () => {
    await issue()
    const { db } = world.context.store
    const row = await db.selectFrom('device_certificates').selectAll().executeTakeFirstOrThrow()
    const more = Array.from({ length: CERTIFICATES_MAX - 1 }, (_, n) => ({
      ...row,
      serial_number: `4${n}`,
    }))
    await db.insertInto('device_certificates').values(more).execute()
    const { status, body } = await issue()
    expect([status, body.code]).toEqual([409, 'CERTIFICATE_LIMIT'])
    now += 365 * DAY_MS
    expect((await issue()).status).toBe(200)
  })
})

describe('the list of revocations', () => {
  it('signs the list of revocations and states the time of the next one', async () => {
    const current = await list()
    const { context } = world
    expect(current.entries).toEqual([])
    expect(current.nextUpdate?.getTime()).toBe(TEST_NOW_MS + NEXT_UPDATE_MS)
    const publicKey = context.deviceAuthority?.certificate.publicKey
    expect(publicKey !== undefined && (await current.verify({ publicKey }))).toBe(true)
    const pem = await world.inject({ method: 'GET', url: '/device-authority/revoked.pem' })
    expect(pem.body).toMatch(/^-----BEGIN X509 CRL-----\n/)
    const [block] = PemConverter.decode(pem.body)
    expect(Buffer.from(block ?? new ArrayBuffer(0))).toEqual(Buffer.from(current.rawData))
  })

  it('signs a new list every hour with a rising number', async () => {
    const first = await list()
    now += 3_600_000
    const second = await list()
    expect(second.nextUpdate?.getTime()).toBe(now + NEXT_UPDATE_MS)
    const numberOf = (crl: X509Crl) =>
      BigInt(
        `0x${Buffer.from(crl.getExtension('2.5.29.20')?.value ?? new ArrayBuffer(0)).toString('hex')}`,
      )
    expect(numberOf(second)).toBeGreaterThan(numberOf(first))
  })

  it('names a revoked certificate at once', async () => {
    const certificate = await issued()
    expect(await revoked()).toEqual([])
    expect((await world.call('manager', 'DELETE', PATH)).status).toBe(204)
    expect(await revoked()).toEqual([serialOf(certificate)])
  })

  it('names a former certificate a week after the new one, and not before', async () => {
    const former = await issued()
    now += DAY_MS
    await issued()
    now += OVERLAP_MS - 1
    expect(await revoked()).toEqual([])
    now += 1
    expect(await revoked()).toEqual([serialOf(former)])
  })

  it.each(['DELETE', 'PUT'] as const)(
    'names certificates of a device that is gone (%s)',
    async (method) => {
      const certificate = await issued()
      const path = `nodes/${world.city.nodeId}${method === 'PUT' ? '/reset' : ''}`
      expect((await world.call('manager', method, path)).status).toBe(204)
      expect(await revoked()).toEqual([serialOf(certificate)])
    },
  )

  it('suspends certificates whose author lost the right, until they have it back', async () => {
    const certificate = await issued()
    await world.call('owner', 'POST', 'users/manager/deactivate')
    const [entry] = (await list()).entries
    expect([entry?.serialNumber, entry?.reason]).toEqual([serialOf(certificate), 6])
    await world.call('owner', 'POST', 'users/manager/activate')
    expect(await revoked()).toEqual([])
  })

  it('leaves out expired certificates, which are then forgotten', async () => {
    await issued()
    await world.call('manager', 'DELETE', PATH)
    now += 365 * DAY_MS
    expect(await revoked()).toEqual([])
    now += DAY_MS
    await forgetExpired(world.context)
    const { db } = world.context.store
    expect(await db.selectFrom('device_certificates').selectAll().execute()).toEqual([])
  })
})

it('a server without an authority says so and lists nothing', async () => {
  const without = await createWorld()
  const { status, body } = await without.call<ErrorBody>('manager', 'POST', PATH)
  expect([status, body.code]).toEqual([409, 'DEVICE_CA_MISSING'])
  for (const file of ['authority.pem', 'revoked.crl', 'revoked.pem']) {
    const answer = await without.inject({ method: 'GET', url: `/device-authority/${file}` })
    expect(answer.statusCode).toBe(409)
  }
  await without.close()
})
