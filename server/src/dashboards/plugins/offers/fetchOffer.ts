import { ARCHIVE_LIMITS } from '@airshed/plugin-archive/limits'
import type { ServerContext } from '../../../context.ts'
import { apiError } from '../../../base/errors.ts'
import { getBytes } from '../../../base/outgoing/getBytes.ts'
import { OutgoingError } from '../../../base/outgoing/outgoingError.ts'
import { integrityOf } from '../../pluginHosts/digest.ts'
import type { ArchiveCheck } from '../check/archiveCheck.ts'
import { checkUpload, type CheckedUpload, type Upload } from '../publish.ts'
import { knownCatalogues } from './catalogueContents.ts'
import { failureReason, reachesPrivate } from './catalogueTarget.ts'
import { inDownloadSlot } from './downloadSlots.ts'
import { describedVersion, type FoundOffer } from './findOffers.ts'

/** For an archive of some megabytes, from a server that may be slow. */
const TIMEOUT_MS = 60_000

type OfferContext = Pick<ServerContext, 'store' | 'config' | 'memory' | 'log'>

interface WantedOffer {
  readonly organizationId: string
  /** Address of the catalogue, as shown to people. */
  readonly catalogue: string
  readonly id: string
  readonly version: string
  /** Digest of the archive as it was listed, or undefined for whatever the catalogue names now. */
  readonly sha384: string | undefined
}

/**
 * Fetches what a catalogue offers, and checks it like an upload. The catalogue is not trusted: the bytes must have
 * the digest that it names, and contain the plugin, version and signature that it describes.
 *
 * @throws ApiError 404 for what is not offered, 409 if another archive was listed or something else was received,
 *   429 while too many others are being fetched, 502 if it cannot be fetched, and the errors of an upload
 */
export async function fetchOffer(
  context: OfferContext,
  check: ArchiveCheck,
  { organizationId, catalogue, id, version, sha384 }: WantedOffer,
): Promise<{ upload: Upload; checked: CheckedUpload }> {
  const found = describedVersion(await knownCatalogues(context), catalogue, id, version)
  if (found === undefined) {
    throw apiError('NOT_FOUND', { what: 'Offer', id: `${id} ${version}` })
  }
  const { plugin, described } = found
  if (sha384 !== undefined && sha384 !== described.sha384) {
    throw apiError('PLUGIN_OFFER_CHANGED', { id, version })
  }
  const differs = (expected: string, got: string) =>
    apiError('PLUGIN_DOWNLOAD_DIFFERS', { id, version, expected, got })
  const bytes = await inDownloadSlot(context.memory, () => download(context, id, found))
  const digest = integrityOf(bytes)
  if (digest !== described.sha384) throw differs(described.sha384, digest)
  const { author, homepage = null, licence } = plugin
  const offer = { catalogue, about: { author, homepage, licence } }
  const upload = { organizationId, bytes, offer }
  const checked = await checkUpload(context.store.db, check, context.config, upload)
  if (checked === null) return { upload, checked }
  const { accepted } = checked
  if (accepted.id !== id || accepted.version !== version) {
    throw differs(`${id} ${version}`, `${accepted.id} ${accepted.version}`)
  }
  if (accepted.publisherKey !== described.publisher_key) {
    throw differs(
      described.publisher_key === null ? 'no key' : `the key ${described.publisher_key}`,
      accepted.publisherKey ?? 'an archive that is not signed',
    )
  }
  return { upload, checked }
}

async function download(
  { config, log }: OfferContext,
  id: string,
  { described: { version, url: address }, catalogue: { url: catalogue, state } }: FoundOffer,
): Promise<Uint8Array> {
  const failed = (from: string, reason: string) =>
    apiError('PLUGIN_DOWNLOAD_FAILED', { id, version, address: from, reason })
  if (!URL.canParse(address, catalogue)) throw failed(state.url, 'It names no address')
  const url = new URL(address, catalogue)
  if (!/^https?:$/.test(url.protocol)) {
    throw failed(state.url, `${url.protocol} is neither http nor https`)
  }
  try {
    const { bytes } = await getBytes(url, {
      allowPrivateTargets: reachesPrivate(config, url, catalogue),
      maxBytes: ARCHIVE_LIMITS.archiveBytes,
      timeoutMs: TIMEOUT_MS,
    })
    return bytes ?? new Uint8Array()
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    log.warn({ err: error, plugin: id, version }, 'An archive of a catalogue could not be fetched')
    // Without the query, which may hold a secret.
    throw failed(`${url.origin}${url.pathname}`, failureReason(error, url, catalogue))
  }
}
