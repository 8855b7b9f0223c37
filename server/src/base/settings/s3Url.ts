/** The location of an S3 store, and the credentials for it. */
export interface S3Place {
  /** Origin, bucket and, if there is one, the prefix; without a trailing slash. */
  endpoint: string
  accessKeyId: string
  secretAccessKey: string
  region: string
  /** Host, bucket and prefix, which may be shown. */
  where: string
}

/** The message for an invalid setting. */
export const S3_URL_SHAPE = 'https://KEY:SECRET@host/bucket[/prefix][?region=name]'
const DEFAULT_REGION = 'auto'

/**
 * Reads `S3_URL`. Key and secret are percent-encoded if they contain `/`, `+`, `@` or `:`.
 *
 * @returns undefined if it does not match {@link S3_URL_SHAPE}
 */
export function readS3Url(value: string): S3Place | undefined {
  if (!URL.canParse(value)) return undefined
  const url = new URL(value)
  const path = url.pathname.replace(/\/+$/, '')
  const others = [...url.searchParams.keys()].filter((name) => name !== 'region')
  const isWrong =
    !['http:', 'https:'].includes(url.protocol) ||
    url.username === '' ||
    url.password === '' ||
    path === '' ||
    others.length > 0 ||
    url.hash !== ''
  const accessKeyId = decoded(url.username)
  const secretAccessKey = decoded(url.password)
  if (isWrong || accessKeyId === undefined || secretAccessKey === undefined) return undefined
  return {
    endpoint: `${url.origin}${path}`,
    accessKeyId,
    secretAccessKey,
    region: url.searchParams.get('region') ?? DEFAULT_REGION,
    where: `${url.host}${path}`,
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
