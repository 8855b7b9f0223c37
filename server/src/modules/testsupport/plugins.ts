import { writeArchive } from '@airshed/plugin-archive'
import { goodArchiveFiles, type ArchiveChanges } from '@airshed/plugin-archive/testing'
import type { PluginState } from '@airshed/schemas'
import { updateVersion } from '../plugins/decide.ts'
import { judgeBytes } from '../plugins/judge/judgeBytes.ts'
import { publishPlugin } from '../plugins/publish.ts'
import type { PluginContext } from '../plugins/queries.ts'

/** The widget that {@link pluginArchive} holds unless told otherwise. */
export const SAMPLE_ID = 'sample.greeting'
export const SAMPLE_TYPE = 'GreetingWidget'

const files = new Map<string, ReturnType<typeof goodArchiveFiles>>()

/** Bytes of a small widget's archive; its code is made once for each set of changes. */
export async function pluginArchive({
  version = '1.0.0',
  ...changes
}: ArchiveChanges = {}): Promise<Uint8Array> {
  const key = JSON.stringify(changes)
  const made = files.get(key) ?? goodArchiveFiles(changes)
  files.set(key, made)
  const kind = (changes.manifest?.['kind'] ?? 'widget') as 'widget'
  return writeArchive(await made, { id: changes.id ?? SAMPLE_ID, version, kind })
}

/** A version that an organization has, judged here and kept as the call would; available unless told. */
export async function seedPlugin(
  context: PluginContext,
  organizationId: string,
  { state, ...changes }: ArchiveChanges & { state?: Exclude<PluginState, 'available'> } = {},
): Promise<void> {
  const bytes = await pluginArchive(changes)
  const author = 'Pat Publisher'
  const { published } = await publishPlugin(context, judgeBytes, { organizationId, bytes, author })
  const decision = { organizationId, id: published.id, author }
  if (state !== undefined) await updateVersion(context, decision, published.version, { state })
}
