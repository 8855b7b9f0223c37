import { PLUGIN_ARCHIVE_TYPE } from '@airshed/schemas'
import {
  installPluginOffer,
  listInstalledPlugins,
  listPluginCatalogue,
  listPluginEvents,
  listPluginOffers,
  listPluginUpdates,
  pinPlugin,
  previewPluginDecision,
  publishPlugin,
  removePluginVersion,
  reportPlugin,
  transferPlugin,
  updatePluginVersion,
} from '@airshed/schemas/calls'
import { answer, change, type Handler, type RecordedEvent } from '../../access/calls/handler.ts'
import { requirePermission } from '../../access/calls/organizationRights.ts'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import type { DevelopmentSource } from '../pluginHosts/developmentPlugin.ts'
import type { Db } from '../../storage/store/db.ts'
import type { Caller } from '../../access/identity/access.ts'
import { invalidQuery } from '../../access/input/invalidField.ts'
import { listAbsent } from './absent.ts'
import { findSummaries } from './catalogue.ts'
import {
  noSuchPlugin,
  pinVersion,
  removeVersion,
  updateVersion,
  type Decision,
  type Announce,
} from './decide.ts'
import { findEffect } from './effect.ts'
import { findEvents, logEvents, pluginEvent, publishedEvents } from './events.ts'
import { listInstalled } from './installed.ts'
import type { ArchiveCheck } from './check/archiveCheck.ts'
import { fetchOffer } from './offers/fetchOffer.ts'
import { findOffers } from './offers/findOffers.ts'
import { findUpdates } from './offers/findUpdates.ts'
import type { PublisherRules } from './publishers.ts'
import { checkUpload, keepUpload, type CheckedUpload, type Upload } from './publish.ts'
import { takeReport } from './reports.ts'
import { transferOwnership } from './transfer.ts'
import { requireTrustable } from './trust.ts'

/** What the calls of this module need besides the context. */
interface PluginTools {
  readonly check: ArchiveCheck
  /** The plugin of an author's development server. */
  readonly development: DevelopmentSource
}

type Announced = Parameters<Announce>[]

/** What storing a published version needs from its call. */
interface Publishing {
  tx: Db
  actor: { kind: string; id: string | null; name: string }
  caller: Caller
  record: (event: RecordedEvent) => void
  unchanged: () => void
  setStatus: (status: 200 | 201) => void
}

interface Deciding {
  tx: Db
  params: { id: string }
  organizationId: string
  record: (event: RecordedEvent) => void
  unchanged: () => void
}

/** Runs a decision, and records the result. */
async function decide<Result>(
  { tx, params: { id }, organizationId, record, unchanged }: Deciding,
  publishers: PublisherRules,
  run: (decision: Decision) => Promise<Result>,
): Promise<{ result: Result; announced: Announced }> {
  const announced: Announced = []
  const announce: Announce = (...event) => {
    announced.push(event)
    record(pluginEvent({ organizationId, id }, event))
  }
  const result = await run({ tx, announce, publishers, organizationId, id })
  if (announced.length === 0) unchanged()
  return { result, announced }
}

/** Plugins that organizations installed. */
export function pluginHandlers(
  context: ServerContext,
  { check, development }: PluginTools,
): Handler[] {
  const { clock, config, log } = context
  const logAnnounced = (
    args: { params: { id: string }; organizationId: string; actor: { name: string } },
    announced: Announced,
  ): void =>
    logEvents(
      log,
      { organizationId: args.organizationId, id: args.params.id },
      args.actor.name,
      announced,
    )

  const keepPublished = async (
    { tx, actor, caller: { token }, record, unchanged, setStatus }: Publishing,
    upload: Upload,
    checked: CheckedUpload,
  ) => {
    const { id: account, name } = actor
    // With its owner: a token may be named like a person.
    const author = token === null ? name : `${token.name}, ${name}`
    const by = { author, account, isPerson: actor.kind === 'user', now: clock() }
    const kept = await keepUpload(tx, upload, checked, config, by)
    const { published, isNew } = kept
    const plugin = { organizationId: upload.organizationId, id: published.id }
    const announced = publishedEvents(kept)
    for (const event of announced) record(pluginEvent(plugin, event))
    if (!isNew) {
      unchanged()
      setStatus(200)
    }
    return { published, plugin, announced }
  }
  const logPublished = (
    { actor }: { actor: { name: string } },
    { published, plugin, announced }: Awaited<ReturnType<typeof keepPublished>>,
  ) => {
    logEvents(log, plugin, actor.name, announced)
    return published
  }

  return [
    answer(listInstalledPlugins, async ({ db, organizationIds }) => {
      const developed = organizationIds.length === 0 ? null : await development.ask()
      const data = await listInstalled(context, organizationIds, developed)
      return { data, ...(await listAbsent(db, organizationIds)) }
    }),

    answer(listPluginCatalogue, async ({ db, organizationIds }) => ({
      data: await findSummaries(db, config, organizationIds),
    })),

    answer(listPluginOffers, ({ organizationId, query }) =>
      findOffers(context, organizationId, query),
    ),

    answer(listPluginUpdates, async ({ organizationIds }) => ({
      data: await findUpdates(context, organizationIds),
    })),

    change(installPluginOffer, {
      prepare: ({ organizationId, params, query: { catalogue, sha384 } }) =>
        fetchOffer(context, check, { organizationId, catalogue, sha384, ...params }),
      run: (args) => keepPublished(args, args.prepared.upload, args.prepared.checked),
      respond: logPublished,
    }),

    change(publishPlugin, {
      prepare: ({ db, organizationIds, body }) => {
        const upload = uploadOf(organizationIds, body)
        return checkUpload(db, check, config, upload)
      },
      run: (args) => keepPublished(args, uploadOf(args.organizationIds, args.body), args.prepared),
      respond: logPublished,
    }),

    // Trusting a version requires more than managing the organization, and the version must be trustable.
    change(updatePluginVersion, {
      prepare: async ({ db, caller, organizationId, params: { id, version }, body }) => {
        if (body.tier !== 'trusted') return
        requirePermission(caller, 'admin_devices', organizationId)
        await requireTrustable(db, check, { organizationId, id }, version)
      },
      run: (args) =>
        decide(args, config, (decision) => updateVersion(decision, args.params.version, args.body)),
      respond: (args, { result, announced }) => {
        logAnnounced(args, announced)
        return result
      },
    }),

    change(removePluginVersion, {
      run: (args) =>
        decide(args, config, (decision) => removeVersion(decision, args.params.version)),
      respond: (args, { announced }) => {
        logAnnounced(args, announced)
        return null
      },
    }),

    change(pinPlugin, {
      run: (args) => decide(args, config, (decision) => pinVersion(decision, args.body.version)),
      respond: (args, { result, announced }) => {
        logAnnounced(args, announced)
        return result
      },
    }),

    change(transferPlugin, {
      run: (args) =>
        decide(args, config, (decision) =>
          transferOwnership(decision, args.body.public_key, clock()),
        ),
      respond: (args, { result, announced }) => {
        logAnnounced(args, announced)
        return result
      },
    }),

    answer(previewPluginDecision, ({ db, organizationId, params: { id, version }, query }) =>
      findEffect(db, { organizationId, id }, { decision: query.decision, version }),
    ),

    answer(listPluginEvents, async ({ db, organizationId, params: { id } }) => {
      const events = await findEvents(db, { organizationId, id })
      if (events.length === 0) throw noSuchPlugin(id)
      return { data: events }
    }),

    change(reportPlugin, {
      run: (args) => decide(args, config, (decision) => takeReport(decision, args.body, clock())),
      respond: (args, { announced }) => {
        logAnnounced(args, announced)
        return null
      },
    }),
  ]
}

/**
 * The archive, for the named organization, otherwise the only one that the caller manages, as with a token.
 */
function uploadOf(organizationIds: readonly string[], body: unknown): Upload {
  const [organizationId, ...others] = organizationIds
  if (organizationId === undefined || others.length > 0) {
    throw invalidQuery('/organization_id', 'the organization to publish to', undefined)
  }
  if (!Buffer.isBuffer(body) || body.length === 0) {
    throw apiError('BAD_REQUEST', { reason: `it has no body of type ${PLUGIN_ARCHIVE_TYPE}` })
  }
  return { organizationId, bytes: body }
}
