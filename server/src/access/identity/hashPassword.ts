import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Cost of one hash: 32 MiB and about 80 ms. */
interface ScryptCost {
  N: number
  r: number
  p: number
}

/** Cost of new hashes; weaker ones are upgraded when their owner signs in. */
export const PASSWORD_COST: ScryptCost = { N: 2 ** 15, r: 8, p: 1 }

const saltBytes = 16
const keyBytes = 32

/**
 * Hashes a password for `users.password_hash`.
 *
 * @returns `scrypt$N$r$p$salt$hash`, salt and hash in base64url
 */
export async function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(saltBytes)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, text(salt), text(key)].join('$')
}

/**
 * Compares a password with a stored hash. Without a hash it does the same work anyway, so that timing
 * does not reveal whether an account exists.
 *
 * @returns whether the password matches, and whether its hash should be recomputed at the current cost
 */
export async function checkPassword(
  password: string,
  stored: string | null,
): Promise<{ isCorrect: boolean; isWeak: boolean }> {
  const parsed = stored === null ? null : parseHash(stored)
  const { cost, salt, key } = parsed ?? nobody
  const given = await derive(password, salt, cost)
  const isCorrect = timingSafeEqual(given, key) && parsed !== null
  return { isCorrect, isWeak: isCorrect && isWeaker(cost, PASSWORD_COST) }
}

interface ParsedHash {
  cost: ScryptCost
  salt: Buffer
  key: Buffer
}

const nobody: ParsedHash = {
  cost: PASSWORD_COST,
  salt: randomBytes(saltBytes),
  key: randomBytes(keyBytes),
}

function parseHash(stored: string): ParsedHash | null {
  const match = /^scrypt\$(\d{1,8})\$(\d{1,3})\$(\d{1,3})\$([\w-]+)\$([\w-]+)$/.exec(stored)
  if (match === null) return null
  const [, N, r, p, salt = '', key = ''] = match
  const parsed = {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
  return parsed.key.length === keyBytes ? parsed : null
}

function isWeaker(cost: ScryptCost, than: ScryptCost): boolean {
  return cost.N < than.N || cost.r < than.r || cost.p < than.p
}

function derive(password: string, salt: Buffer, { N, r, p }: ScryptCost): Promise<Buffer> {
  // scrypt needs 128·N·r bytes; node refuses more than 32 MiB by default.
  const maxmem = 2 * 128 * N * r
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem }, (error, key) => {
      if (error === null) resolve(key)
      else reject(error)
    })
  })
}

function text(bytes: Buffer): string {
  return bytes.toString('base64url')
}
