import { plainNames } from '@airshed/domain'
import { compiledLater, issuesOf, issueText, manifestJsonSchema } from '@airshed/contract'
import { PluginId, PluginVersionName } from '@airshed/schemas'
import type { FastifyBaseLogger } from 'fastify'
import { Type, type Static } from 'typebox'
import type { Config } from '../../base/config.ts'
import { digestOf } from './digest.ts'
import { readAnswer } from './readAnswer.ts'
import { rememberedAnswer } from './rememberedAnswer.ts'

/**
 * A development server that takes longer counts as absent. It prepares the plugin's dependencies when it
 * starts, which can delay its answer by some seconds on a busy machine; if nothing listens, the connection
 * is refused at once.
 */
const DEVELOPMENT_PATIENCE_MS = 10_000
/** Maximum of validators kept: the current one, and those that pages still load. */
const VALIDATORS_KEPT = 20
const HOUR_MS = 60 * 60 * 1000
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

const JsonObject = Type.Record(Type.String(), Type.Unknown())
const Texts = Type.Record(Type.String(), Type.String())

/** The answer of a development server at `/plugin.json`. */
const DevelopmentAnswer = Type.Object({
  id: PluginId,
  version: PluginVersionName,
  manifest: Type.Unsafe<Record<string, unknown>>(manifestJsonSchema),
  schema: JsonObject,
  ui_schema: JsonObject,
  messages: Type.Optional(Type.Object({ en: Texts, es: Texts })),
})
type DevelopmentAnswer = Static<typeof DevelopmentAnswer>
const isAnswer = compiledLater<DevelopmentAnswer>(DevelopmentAnswer)

/** The current state of a plugin that is being developed on this machine. */
export interface DevelopmentPlugin {
  readonly id: string
  readonly version: string
  readonly manifest: Record<string, unknown>
  readonly schema: Record<string, unknown>
  readonly uiSchema: Record<string, unknown>
  readonly messages: { en: Record<string, string>; es: Record<string, string> }
  /** Origin of the development server, without a slash at its end. */
  readonly origin: string
  /** Identifies the validator of its schema. */
  readonly digest: string
  /** false: its development server was running, and does not answer now. */
  readonly isReachable: boolean
}

/** null: no plugin was developed here in the last week, or it is invalid. */
type AskDevelopmentPlugin = () => Promise<DevelopmentPlugin | null>

export interface DevelopmentSource {
  readonly ask: AskDevelopmentPlugin
  /** The module with which browsers validate settings of the plugin; undefined for an unknown digest. */
  validatorOf(digest: string): string | undefined
}

/**
 * Asks the development server of the settings for its plugin, only on this machine, and silently if there is no
 * answer. A problem of the plugin is logged once as long as it stays the same.
 */
export function createDevelopmentSource(options: {
  config: Pick<Config, 'pluginDev' | 'dataFolder'>
  log: Pick<FastifyBaseLogger, 'warn'>
  clock: () => number
}): DevelopmentSource {
  const { config, log, clock } = options
  const origin = loopbackOrigin(config.pluginDev)
  const remembered =
    origin === undefined ? null : rememberedAnswer({ folder: config.dataFolder, origin, clock })
  let isFirst = true
  const validators = new Map<string, string>()
  let reported = ''
  let kept = ''
  let last: DevelopmentPlugin | null = null
  let asking: Promise<DevelopmentPlugin | null> | undefined

  async function askOnce(from: string): Promise<DevelopmentPlugin | null> {
    const answer = await readAnswer(`${from}/plugin.json`, DEVELOPMENT_PATIENCE_MS)
    const wasFirst = isFirst
    isFirst = false
    if (answer === undefined) {
      // This server was restarted and the development server is not running: its widgets stay known.
      if (wasFirst) last = await recalled(from)
      return last === null ? null : { ...last, isReachable: false }
    }
    const problem = await problemOf(answer)
    if (problem !== reported && problem !== '') {
      log.warn({ origin: from, problem }, 'The plugin of the development server cannot be used')
    }
    reported = problem
    last = problem === '' ? await taken(answer as DevelopmentAnswer, from) : null
    if (last !== null) await keep(answer, last)
    return last
  }

  async function recalled(from: string): Promise<DevelopmentPlugin | null> {
    const answer = await remembered?.read()
    if (answer === undefined || (await problemOf(answer)) !== '') return null
    return taken(answer as DevelopmentAnswer, from)
  }

  /** Writes it when it has changed, and once an hour. */
  async function keep(answer: unknown, { version, digest }: DevelopmentPlugin): Promise<void> {
    const now = `${version} ${digest} ${Math.floor(clock() / HOUR_MS)}`
    if (now === kept) return
    kept = now
    try {
      await remembered?.keep(answer)
    } catch (problem) {
      log.warn({ problem }, 'The plugin of the development server cannot be remembered')
    }
  }

  async function taken(answer: DevelopmentAnswer, from: string): Promise<DevelopmentPlugin> {
    const { id, version, manifest, schema, ui_schema: uiSchema } = answer
    const digest = digestOf(JSON.stringify(schema))
    if (!validators.has(digest)) {
      const { compileStandalone } = await archiveRules()
      validators.set(digest, await compileStandalone({ default: schema }))
      const [oldest] = validators.keys()
      if (validators.size > VALIDATORS_KEPT && oldest !== undefined) validators.delete(oldest)
    }
    const messages = answer.messages ?? { en: {}, es: {} }
    plainNames(manifest)
    const isReachable = true
    return { id, version, manifest, schema, uiSchema, messages, origin: from, digest, isReachable }
  }

  return {
    async ask() {
      if (origin === undefined) return null
      asking ??= askOnce(origin).finally(() => (asking = undefined))
      return asking
    },
    validatorOf: (digest) => validators.get(digest),
  }
}

/** Why a plugin cannot be used; empty if it can. */
async function problemOf(answer: unknown): Promise<string> {
  if (!isAnswer(answer)) return issuesOf(isAnswer.errors, answer).map(issueText).join('. ')
  if (answer.manifest['id'] !== answer.id) {
    return `At /manifest/id: expected ${answer.id}, got ${String(answer.manifest['id'])}`
  }
  const { schemaProblems } = await archiveRules()
  return schemaProblems(answer.schema)
    .map(({ place, message }) => `${place}: ${message}`)
    .join('. ')
}

/** A compiler and a bundler: loaded only during plugin development. */
const archiveRules = () => import('@airshed/plugin-archive')

/** The settings allow nothing else, but the answer reaches the pages of all users. */
const loopbackOrigin = (origin: string | undefined): string | undefined =>
  origin !== undefined && LOOPBACK.has(new URL(origin).hostname) ? origin : undefined
