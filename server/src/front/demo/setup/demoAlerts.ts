import type { NotificationMethod } from '@airshed/schemas'
import { HARBOUR } from '../fleet/fleet.ts'
import { MANAGER_ID, OWNER_ID, PARTNER_ID, USER_ID } from './people.ts'

type Level = 'critical' | 'warning' | 'info'

/** A condition on a parameter of the device that a rule applies to. */
export type DemoCondition =
  | {
      parameterId: string
      expr: 'gt' | 'lt'
      value: number
      averageOfMinutes?: number
      /** The limit while the alert is active. Default: `value`. */
      clearValue?: number
    }
  /** The second parameter is below the first by more than the limit. */
  | { parameterId: string; lessParameterId: string; value: number }

export interface DemoAlert {
  name: string
  description: string
  level: Level
  /** It is active if the conditions hold at one of these devices. */
  nodeNames: readonly string[]
  conditions: readonly DemoCondition[]
  subscriberIds: readonly string[]
  /** Default: email. */
  notificationMethod?: NotificationMethod
  status?: 'activated' | 'deactivated'
  organizationId?: string
}

/** Alerts of the demo. */
export const DEMO_ALERTS: readonly DemoAlert[] = [
  {
    name: 'Construction dust above 150 µg/m³',
    description: 'PM10 at a construction site is above the action level: stop dusty work.',
    level: 'critical',
    nodeNames: ['Metro site east', 'Old brewery site'],
    conditions: [
      { parameterId: '132:7', expr: 'gt', value: 150, averageOfMinutes: 15 },
      // Coarse dust from the site, not smoke, which is mostly fine.
      { parameterId: '132:7', lessParameterId: '132:5', value: 60 },
    ],
    subscriberIds: [OWNER_ID, MANAGER_ID],
    notificationMethod: 'email_sms',
  },
  {
    name: 'PM2.5 at the roadside above 35 µg/m³',
    description: 'Fine particles at a roadside station are unhealthy for sensitive groups.',
    level: 'warning',
    nodeNames: ['Quay Street', 'Bridge approach', 'Station forecourt'],
    conditions: [{ parameterId: '132:5', expr: 'gt', value: 35, averageOfMinutes: 60 }],
    subscriberIds: [MANAGER_ID, USER_ID],
  },
  {
    name: 'CO2 in the council chamber above 1,200 ppm',
    description: 'Too little fresh air for the people in the room.',
    level: 'warning',
    nodeNames: ['Town Hall, council chamber'],
    conditions: [{ parameterId: '131:10', expr: 'gt', value: 1200 }],
    subscriberIds: [USER_ID],
    notificationMethod: 'sms',
  },
  {
    name: 'Archive vaults too damp',
    description: 'Relative humidity above 58 % harms paper.',
    level: 'warning',
    nodeNames: ['Archive, vault 1', 'Archive, vault 2'],
    conditions: [{ parameterId: '128:2', expr: 'gt', value: 58, averageOfMinutes: 120 }],
    subscriberIds: [MANAGER_ID],
    notificationMethod: 'email_digest',
  },
  {
    name: 'Riverside path low on power',
    description: 'The supply is below 10.6 V: check battery and link before it falls silent.',
    level: 'critical',
    nodeNames: ['Riverside path'],
    conditions: [{ parameterId: '190:1', expr: 'lt', value: 10.6 }],
    subscriberIds: [MANAGER_ID],
    notificationMethod: 'email_sms',
  },
  {
    name: 'Noise at Quay Street',
    description: 'LAeq of a quarter of an hour is above 65 dB(A).',
    level: 'info',
    nodeNames: ['Quay Street'],
    conditions: [
      { parameterId: '160:1', expr: 'gt', value: 65, averageOfMinutes: 15, clearValue: 60 },
    ],
    subscriberIds: [USER_ID],
    notificationMethod: 'email_digest',
  },
  {
    name: 'Storm gusts on the Town Hall roof',
    description: 'Gusts above 17 m/s: secure the scaffolding.',
    level: 'critical',
    nodeNames: ['Town Hall roof'],
    conditions: [{ parameterId: '150:3', expr: 'gt', value: 17 }],
    subscriberIds: [OWNER_ID, MANAGER_ID, USER_ID],
    notificationMethod: 'sms',
  },
  {
    name: 'Ozone on the hill above 60 ppb',
    description: 'Summer smog, information level.',
    level: 'info',
    nodeNames: ['University hill'],
    conditions: [{ parameterId: '170:2', expr: 'gt', value: 60, averageOfMinutes: 60 }],
    subscriberIds: [OWNER_ID],
    status: 'deactivated',
  },
  {
    name: 'Ships’ smoke at the terminal',
    description: 'Sulphur dioxide above 15 ppb at the cruise terminal.',
    level: 'warning',
    nodeNames: ['Cruise terminal'],
    conditions: [{ parameterId: '170:3', expr: 'gt', value: 15, averageOfMinutes: 30 }],
    subscriberIds: [PARTNER_ID],
    organizationId: HARBOUR,
  },
]
