import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()
const text = (data: Buffer): string => data.toString('base64url')

/** The few kinds of CBOR that WebAuthn needs. */
function cbor(value: number | string | Buffer | Map<string | number, unknown>): Buffer {
  const head = (major: number, length: number): Buffer => {
    if (length < 24) return Buffer.from([(major << 5) | length])
    if (length < 256) return Buffer.from([(major << 5) | 24, length])
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const parts = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as Buffer)])
  return Buffer.concat([head(5, value.size), ...parts])
}

export interface AuthenticatorOptions {
  /** Default that of the test server. */
  origin?: string
  /** Whether it asks for a PIN. Default true. */
  verifiesUser?: boolean
}

/** An in-memory authenticator that creates one passkey and presents it. */
export class SoftAuthenticator {
  readonly #id = randomBytes(32)
  readonly #key: KeyObject
  readonly #cose: Buffer
  readonly #origin: string
  readonly #flags: number
  #counter = 0

  constructor({
    origin = 'http://localhost:4000',
    verifiesUser = true,
  }: AuthenticatorOptions = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    this.#cose = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
    this.#origin = origin
    this.#flags = verifiesUser ? 0x05 : 0x01
  }

  /** A browser's response to options for a new passkey. */
  make({ challenge }: { challenge: string }): Record<string, unknown> {
    const length = Buffer.from([0, this.#id.length])
    const attested = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#cose])
    const authData = Buffer.concat([this.#head(this.#flags | 0x40), attested])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return {
      ...this.#named(),
      response: {
        clientDataJSON: text(this.#clientData('webauthn.create', challenge)),
        attestationObject: text(cbor(attestation)),
        transports: ['internal'],
      },
    }
  }

  /** A browser's response to options for a sign-in. */
  show({ challenge }: { challenge: string }): Record<string, unknown> {
    this.#counter += 1
    const authData = this.#head(this.#flags)
    const clientData = this.#clientData('webauthn.get', challenge)
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#key)
    return {
      ...this.#named(),
      response: {
        authenticatorData: text(authData),
        clientDataJSON: text(clientData),
        signature: text(signature),
      },
    }
  }

  #named() {
    const id = text(this.#id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  }

  #head(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags]), counter])
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }),
    )
  }
}
