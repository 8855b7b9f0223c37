import { writeArchive } from '@airshed/plugin-archive'
import { goodArchiveFiles, type ArchiveChanges } from '@airshed/plugin-archive/testing'
import type { PluginState } from '@airshed/schemas'
import { readConfig } from '../../base/config.ts'
import { recordEvents } from '../../access/events/record.ts'
import { updateVersion, type Decision, type Announce } from '../../dashboards/plugins/decide.ts'
import { pluginEvent, publishedEvents } from '../../dashboards/plugins/events.ts'
import { checkBytes } from '../../dashboards/plugins/check/checkBytes.ts'
import { checkUpload, keepUpload, type Upload } from '../../dashboards/plugins/publish.ts'
import type { PluginContext, PluginKey } from '../../dashboards/plugins/queries.ts'

const AUTHOR = 'Pat Publisher'
/** Anyone may publish. */
const publishers = readConfig({})

/** The widget that {@link pluginArchive} contains by default. */
export const SAMPLE_ID = 'sample.greeting'
export const SAMPLE_TYPE = 'GreetingWidget'

const files = new Map<string, ReturnType<typeof goodArchiveFiles>>()

/** Bytes of a small widget's archive; its code is built once for each set of changes. */
export async function pluginArchive({
  version = '1.0.0',
  key,
  ...changes
}: ArchiveChanges = {}): Promise<Uint8Array> {
  const made = files.get(JSON.stringify(changes)) ?? goodArchiveFiles(changes)
  files.set(JSON.stringify(changes), made)
  const kind = (changes.manifest?.['kind'] ?? 'widget') as 'widget'
  return writeArchive(await made, { id: changes.id ?? SAMPLE_ID, version, kind }, key)
}

/** Runs a decision about a plugin as its call does: with its events, by Pat Publisher. */
export async function decideAs<Result>(
  { store, clock }: PluginContext,
  plugin: PluginKey,
  run: (decision: Decision) => Promise<Result>,
): Promise<Result> {
  return store.db.transaction().execute(async (tx) => {
    const announced: Parameters<Announce>[] = []
    const result = await run({
      ...plugin,
      tx,
      publishers,
      announce: (...event) => void announced.push(event),
    })
    await recordEvents(
      tx,
      announced.map((event) => ({
        ...pluginEvent(plugin, event),
        entity: 'plugins',
        actor: { kind: 'user', id: null, name: AUTHOR },
        ts: clock(),
      })),
    )
    return result
  })
}

/** Publishes an archive as its call does. */
export async function publishAs(
  context: PluginContext,
  upload: Upload,
): Promise<{ id: string; version: string; isNew: boolean }> {
  const checked = await checkUpload(context.store.db, checkBytes, publishers, upload)
  const { organizationId } = upload
  const id = checked?.accepted.id ?? SAMPLE_ID
  return decideAs(context, { organizationId, id }, async ({ tx, announce }) => {
    const by = { author: AUTHOR, account: null, isPerson: true, now: context.clock() }
    const kept = await keepUpload(tx, upload, checked, publishers, by)
    const { published, isNew } = kept
    for (const event of publishedEvents(kept)) announce(...event)
    return { id: published.id, version: published.version, isNew }
  })
}

/** A version of an organization, checked and stored as by the call; available by default. */
export async function seedPlugin(
  context: PluginContext,
  organizationId: string,
  { state, ...changes }: ArchiveChanges & { state?: Exclude<PluginState, 'available'> } = {},
): Promise<void> {
  const bytes = await pluginArchive(changes)
  const { id, version } = await publishAs(context, { organizationId, bytes })
  if (state === undefined) return
  await decideAs(context, { organizationId, id }, (decision) =>
    updateVersion(decision, version, { state }),
  )
}
