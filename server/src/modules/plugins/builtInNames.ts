import type { Manifest } from '@airshed/contract'
import { manifest as dustTrak } from '@airshed/form-dust-trak/manifest'
import { manifest as alerts } from '@airshed/screen-alerts/manifest'
import { manifest as api } from '@airshed/screen-api/manifest'
import { manifest as dashboard } from '@airshed/screen-dashboard/manifest'
import { manifest as dashboards } from '@airshed/screen-dashboards/manifest'
import { manifest as home } from '@airshed/screen-home/manifest'
import { manifest as invitations } from '@airshed/screen-invitations/manifest'
import { manifest as jobs } from '@airshed/screen-jobs/manifest'
import { manifest as plugins } from '@airshed/screen-plugins/manifest'
import { WIDGET_PLUGINS } from '../dashboards/widgetPlugins.ts'
import { namesOf, type NameOwner } from './names.ts'

/** Plugins that the console is built with, beside its widgets. */
const OTHERS: readonly Manifest[] = [
  home,
  dashboards,
  dashboard,
  alerts,
  invitations,
  api,
  plugins,
  jobs,
  dustTrak,
]

/** Publisher of everything that is built in; what others make cannot pass for it. */
export const BUILT_IN_PUBLISHER = 'airshed.'

/** Names that no installed plugin may have. */
export const BUILT_IN_NAMES: readonly NameOwner[] = [
  ...WIDGET_PLUGINS.map(({ manifest }) => manifest),
  ...OTHERS,
].map((manifest) => ({ id: manifest.id, kind: manifest.kind, names: namesOf(manifest) }))
