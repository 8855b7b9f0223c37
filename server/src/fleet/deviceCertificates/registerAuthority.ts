import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import { createRevocationList } from './revocationList.ts'
import { PemConverter } from '../../base/deviceAuthority/x509.ts'

/** Where the list of revocations is, in DER, as certificates name it. */
export const REVOCATIONS_PATH = '/device-authority/revoked.crl'

/** By RFC 7468; the library writes a label that OpenSSL does not know. */
const CRL_LABEL = 'X509 CRL'
const PEM_TYPE = 'application/x-pem-file'
/** Brokers ask every few minutes. */
const LIMIT = { rateLimit: { max: 60, timeWindow: 60_000 } }

/** What a broker needs to know devices by their certificates. It is public, as are the certificates of any authority. */
export function registerAuthority(app: FastifyInstance, context: ServerContext): void {
  const { deviceAuthority: authority } = context
  const list = authority === null ? null : createRevocationList(context, authority)
  const current = async () => {
    if (list === null) throw apiError('DEVICE_CA_MISSING')
    return list()
  }
  const route = (
    url: string,
    summary: string,
    type: string,
    body: () => Promise<Buffer | string>,
  ) =>
    app.route({
      method: 'GET',
      url,
      config: LIMIT,
      schema: { tags: ['devices'], summary, security: [] },
      handler: async (_, reply) => {
        const content = await body()
        return reply.type(type).header('cache-control', 'no-cache').send(content)
      },
    })
  route(
    '/device-authority/authority.pem',
    'Certificate of the authority for devices, in PEM',
    PEM_TYPE,
    async () => {
      if (authority === null) throw apiError('DEVICE_CA_MISSING')
      return `${authority.certificate.toString('pem')}\n`
    },
  )
  route(
    REVOCATIONS_PATH,
    'Certificates of devices that have ended before they expire: a CRL in DER',
    'application/pkix-crl',
    async () => Buffer.from((await current()).rawData),
  )
  route(
    '/device-authority/revoked.pem',
    'The same list in PEM',
    PEM_TYPE,
    async () => `${PemConverter.encode((await current()).rawData, CRL_LABEL)}\n`,
  )
}
