import { callName, type Call } from '@airshed/schemas/calls'
import { seedIngestKey, seedNode, seedOrganization, seedUser } from '../../testing/seed.ts'
import { chartWidget, seedDashboard } from '../../testing/world/dashboards.ts'
import { SAMPLE_ID, seedPlugin } from '../../testing/world/plugins.ts'
import { seedAlert } from '../../testing/world/alerts.ts'
import { seedTemplate } from '../../testing/world/alertTemplates.ts'
import { seedFormationRequest } from '../../testing/world/formationRequests.ts'
import { seedChannel } from '../../testing/world/notificationChannels.ts'
import { seedFirmware, seedRollout } from '../../testing/world/firmware.ts'
import { seedImport } from '../../testing/world/imports.ts'
import { seedInvitation } from '../../testing/world/invitations.ts'
import { seedJob } from '../../testing/world/jobs.ts'
import { seedMail } from '../../testing/world/mails.ts'
import { seedSnapshot } from '../../testing/world/snapshots.ts'
import { seedWindow } from '../../testing/world/maintenanceWindows.ts'
import {
  seedPartnership,
  seedPartnershipInvitation,
  seedStranger,
} from '../../testing/world/partnerships.ts'
import { seedToken } from '../../testing/world/tokens.ts'
import { seedWebhook } from '../../testing/world/webhooks.ts'
import type { Target } from './target.fixture.ts'

let keys = 0
/** Creates a row of the entity in the organization. Returns its id. */
const SEEDS: Partial<Record<Call['entity'], (target: Target) => Promise<string> | string>> = {
  alert_templates: ({ world, organization }) => seedTemplate(world.context, organization),
  // Active, because only an active alert can be acknowledged.
  alerts: ({ world, organization }) =>
    seedAlert(world.context, organization, { latest_value: true }),
  calibrations: ({ device }) => device.nodeId,
  dashboards: ({ world, organization }) =>
    seedDashboard(world.context, { organization, widgets: [chartWidget('chart-1')] }),
  firmware: ({ world, organization }) => seedFirmware(world.context, organization),
  firmware_rollouts: ({ world, organization }) => seedRollout(world.context, organization),
  imports: ({ world, organization }) => seedImport(world.context, organization),
  ingest_keys: ({ world, organization }) =>
    seedIngestKey(world.context, organization, `key ${(keys += 1)} of the ${organization}`),
  invitations: ({ world, organization }) => seedInvitation(world.context, organization),
  mails: ({ world, organization }) => seedMail(world.context, organization),
  maintenance_windows: ({ world, organization }) => seedWindow(world.context, organization),
  measurements: ({ device }) => device.nodeId,
  nodes: ({ device }) => device.nodeId,
  organizations: ({ organization }) => organization,
  notification_channels: ({ world, organization }) => seedChannel(world.context, organization),
  profiles: ({ device }) => device.nodeId,
  snapshots: ({ world, organization }) => seedSnapshot(world.context, organization),
  tokens: ({ world, organization }) => seedToken(world.context, organization),
  webhooks: ({ world, organization }) => seedWebhook(world.context, organization),
  users: ({ organization }) => (organization === 'city' ? 'user' : 'harbourmaster'),
  jobs: ({ world }) => seedJob(world.context),
  partnerships: (target) => partnership(target),
  plugins: async ({ world, organization }) => {
    await seedPlugin(world.context, organization)
    return SAMPLE_ID
  },
}

const partnership = async ({ world, organization }: Target) =>
  seedPartnership(world.context, organization, await seedStranger(world.context))
const received = async ({ world, organization }: Target) =>
  seedPartnershipInvitation(world.context, await seedStranger(world.context), organization)

let requesters = 0
/** By a new user, because an organization created from it would give other users its rights. */
const requested = async ({ world }: Target) =>
  seedFormationRequest(
    world.context,
    await seedUser(world.context, { id: `requester-${(requesters += 1)}` }),
  )

/** Rows that a call needs in place of those of its entity. */
const OWN_SEEDS: Record<string, (target: Target) => Promise<string>> = {
  'PUT /formation_requests/:id/accept': requested,
  'PUT /formation_requests/:id/reject': requested,
  'PUT /firmware/:id/parts': ({ world, organization }) =>
    seedFirmware(world.context, organization, { stage: 'begun' }),
  'POST /firmware/:id/complete': ({ world, organization }) =>
    seedFirmware(world.context, organization, { stage: 'sent' }),
  'POST /firmware_rollouts/:id/continue': ({ world, organization }) =>
    seedRollout(world.context, organization, 'paused'),
  'POST /imports/:id/undo': ({ world, organization }) =>
    seedImport(world.context, organization, 'stored'),
  'DELETE /formation_requests/:id': ({ world, organization }) =>
    seedFormationRequest(world.context, organization === 'city' ? 'user' : 'harbourmaster'),
  'PUT /partnership_invitations/:id/accept': received,
  'PUT /partnership_invitations/:id/reject': received,
  'DELETE /partnership_invitations/:id': async ({ world, organization }) =>
    seedPartnershipInvitation(world.context, organization, await seedStranger(world.context)),
}

/** Calls after which their device is gone. */
const ENDING = ['DELETE /nodes/:id', 'PUT /nodes/:id/reset']
/** Calls that change the role or the account of their user. */
const OF_ANOTHER_USER = [
  'POST /users/:id/roles',
  'DELETE /users/:id/permissions/:permission',
  'POST /users/:id/deactivate',
  'POST /users/:id/activate',
]
let spares = 0
let people = 0

/** A user of the organization that nothing else needs. */
async function sparePerson({ world, organization }: Target): Promise<string> {
  people += 1
  return seedUser(world.context, { id: `person${people}`, role: 'user', organization })
}

/** A device that nothing else needs. */
async function spareDevice({ world, organization }: Target): Promise<string> {
  spares += 1
  const serial = `5BAE${String(spares).padStart(4, '0')}`
  return (await seedNode(world.context, { serial, organization })).nodeId
}

/** Calls after which other calls could not change or find anything in their organization. */
const CLOSING = ['POST /organizations/:id/lock', 'POST /organizations/:id/unlock']

/** An organization that nothing else needs. */
const spareOrganization = ({ world }: Target): Promise<string> =>
  seedOrganization(world.context, `spare-${(spares += 1)}`)

/** Creates the row that a call is about, if its path has an id. Returns the id. */
export async function rowOf(call: Call, target: Target): Promise<string | undefined> {
  if (!call.path.includes(':id')) return undefined
  const name = callName(call)
  if (ENDING.includes(name)) return spareDevice(target)
  if (OF_ANOTHER_USER.includes(name)) return sparePerson(target)
  if (CLOSING.includes(name)) return spareOrganization(target)
  return (OWN_SEEDS[name] ?? SEEDS[call.entity])?.(target)
}
