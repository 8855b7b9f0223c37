import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const S3_KEY = 'airshed-key'
export const S3_SECRET = 'a/secret+with:signs@'
const REGION = 'eu-test-1'

/** A request that the server received, in order of arrival. */
export interface S3Request {
  method: string
  /** Path without the bucket, and the query. */
  target: string
}

export interface FakeS3 {
  /** Value for `S3_URL`. */
  url: string
  /** Objects by their key. */
  objects: Map<string, Buffer>
  requests: S3Request[]
  /** Answers all following requests with this status and code. */
  fail(status: number, code: string): void
  close(): Promise<void>
}

/**
 * A server that implements the few S3 requests that are used, over real HTTP. It recomputes the signature
 * of each request (AWS version 4) and refuses one that differs, as S3 does.
 */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Map<number, Buffer>>()
  const requests: S3Request[] = []
  let failure: { status: number; code: string } | undefined

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const body = await bodyOf(request)
    const key = url.pathname.replace(/^\/bucket\//, '')
    requests.push({ method: request.method ?? '', target: `${key}${url.search}` })
    if (failure !== undefined) return refuse(response, failure.status, failure.code)
    if (!isSigned(request, url)) return refuse(response, 403, 'SignatureDoesNotMatch')
    const uploadId = url.searchParams.get('uploadId')
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      const id = `upload-${uploads.size + 1}`
      uploads.set(id, new Map())
      return xml(
        response,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    if (request.method === 'PUT' && uploadId !== null) {
      uploads.get(uploadId)?.set(Number(url.searchParams.get('partNumber')), body)
      response.writeHead(200, { etag: etagOf(body) }).end()
      return
    }
    if (request.method === 'POST' && uploadId !== null) {
      const parts = [...(uploads.get(uploadId) ?? [])].sort(([one], [other]) => one - other)
      objects.set(key, Buffer.concat(parts.map(([, part]) => part)))
      return xml(
        response,
        '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>',
      )
    }
    if (request.method === 'PUT') {
      objects.set(key, body)
      response.writeHead(200, { etag: etagOf(body) }).end()
      return
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
      return
    }
    const object = objects.get(key)
    if (object === undefined) return refuse(response, 404, 'NoSuchKey')
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    if (range === null) {
      response.writeHead(200, { 'content-length': object.length }).end(object)
      return
    }
    const [start, end] = [Number(range[1]), Number(range[2])]
    response
      .writeHead(206, { 'content-range': `bytes ${start}-${end}/${object.length}` })
      .end(object.subarray(start, end + 1))
  }

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const secret = encodeURIComponent(S3_SECRET)
  return {
    url: `http://${S3_KEY}:${secret}@127.0.0.1:${port}/bucket?region=${REGION}`,
    objects,
    requests,
    fail: (status, code) => (failure = { status, code }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`

function xml(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(text)
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><Message>refused</Message></Error>`)
}

function isSigned(request: IncomingMessage, url: URL): boolean {
  const parts =
    /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/.exec(
      request.headers.authorization ?? '',
    )
  if (parts === null) return false
  const [, key = '', day = '', region = '', names = '', signature = ''] = parts
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name])}`)
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  const payload = String(request.headers['x-amz-content-sha256'])
  const canonical = [request.method, url.pathname, query, ...headers, '', names, payload].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join(
    '\n',
  )
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${S3_SECRET}`,
  )
  return key === S3_KEY && region === REGION && hmac(signingKey, text).toString('hex') === signature
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
