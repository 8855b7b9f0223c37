import type { PluginIntl } from '@airshed/kit'

/** Kinds of jobs that the console has a text for. */
export const NAMED_KINDS = [
  'calibrations.correct',
  'corrections.follow-basis',
  'corrections.follow-all-bases',
  'measurements.settle-quality-flags',
  'snapshots.write',
  'snapshots.expire',
  'firmware.advance',
  'firmware.collect',
  'mail.send',
  'mail.forget',
  'measurements.flag-again',
  'measurements.recount-limits',
  'measurements.recount-all-limits',
  'files.collect',
  'imports.check',
  'imports.store',
  'imports.undo',
  'nodes.sweep',
  'nodes.forget-unclaimed',
  'access.tidy',
  'identity.forget',
  'jobs.forget',
] as const

const isNamed = (kind: string): boolean => NAMED_KINDS.some((one) => one === kind)

/** What a job of a kind does, as text; a kind without a text is shown as it is. */
export const kindText = (kind: string, intl: PluginIntl): string =>
  isNamed(kind) ? intl.formatMessage({ id: `kind.${kind}` }) : kind
