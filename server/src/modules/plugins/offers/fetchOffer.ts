import { ARCHIVE_LIMITS } from '@airshed/plugin-archive/limits'
import type { ServerContext } from '../../../context.ts'
import { apiError } from '../../../errors.ts'
import { getBytes } from '../../../outgoing/getBytes.ts'
import { OutgoingError } from '../../../outgoing/outgoingError.ts'
import { integrityOf } from '../../../pluginHosts/digest.ts'
import type { JudgeArchive } from '../judge/judgeArchive.ts'
import { judgeUpload, type Judged, type Upload } from '../publish.ts'
import { knownCatalogues } from './catalogueContents.ts'
import { describedVersion } from './findOffers.ts'

/** An archive of some megabytes, from a server that may be slow. */
const TIMEOUT_MS = 60_000

export interface WantedOffer {
  readonly organizationId: string
  /** Address of the catalogue. */
  readonly catalogue: string
  readonly id: string
  readonly version: string
}

/**
 * Fetches what a catalogue offers, and judges it as an upload. Nothing is taken from the catalogue's
 * word: the bytes have the digest that it names, and hold the plugin, the version and the signature
 * that it describes.
 *
 * @throws ApiError 404 for what is not offered, 502 where it cannot be fetched, 409 where something else
 *   came, and whatever an upload is refused with
 */
export async function fetchOffer(
  context: Pick<ServerContext, 'store' | 'config' | 'memory'>,
  judge: JudgeArchive,
  { organizationId, catalogue, id, version }: WantedOffer,
): Promise<{ upload: Upload; judged: Judged }> {
  const found = describedVersion(await knownCatalogues(context), catalogue, id, version)
  if (found === undefined) {
    throw apiError('NOT_FOUND', { what: 'Offer', id: `${id} ${version}` })
  }
  const { plugin, described } = found
  const differs = (expected: string, got: string) =>
    apiError('PLUGIN_DOWNLOAD_DIFFERS', { id, version, expected, got })
  const bytes = await download(context, { id, version, address: described.url, catalogue })
  const digest = integrityOf(bytes)
  if (digest !== described.sha384) throw differs(described.sha384, digest)
  const { author, homepage = null, licence } = plugin
  const offer = { catalogue, about: { author, homepage, licence } }
  const upload = { organizationId, bytes, offer }
  const judged = await judgeUpload(context.store.db, judge, context.config, upload)
  if (judged === null) return { upload, judged }
  const { accepted } = judged
  if (accepted.id !== id || accepted.version !== version) {
    throw differs(`${id} ${version}`, `${accepted.id} ${accepted.version}`)
  }
  if (accepted.publisherKey !== described.publisher_key) {
    throw differs(
      `the key ${described.publisher_key ?? 'of nobody'}`,
      accepted.publisherKey ?? 'an archive that is not signed',
    )
  }
  return { upload, judged }
}

async function download(
  { config }: Pick<ServerContext, 'config'>,
  offer: { id: string; version: string; address: string; catalogue: string },
): Promise<Uint8Array> {
  const { id, version, address, catalogue } = offer
  const failed = (from: string, reason: string) =>
    apiError('PLUGIN_DOWNLOAD_FAILED', { id, version, address: from, reason })
  if (!URL.canParse(address, catalogue)) throw failed(catalogue, 'It names no address')
  const url = new URL(address, catalogue)
  try {
    const { bytes } = await getBytes(url, {
      allowPrivateTargets: config.allowPrivateTargets,
      maxBytes: ARCHIVE_LIMITS.archiveBytes,
      timeoutMs: TIMEOUT_MS,
    })
    return bytes ?? new Uint8Array()
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    // Without the query, which may hold a secret.
    throw failed(`${url.origin}${url.pathname}`, error.message)
  }
}
