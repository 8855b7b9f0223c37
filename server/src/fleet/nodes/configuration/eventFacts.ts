import { DEVICE_EVENT_NAMES_MAX, type DeviceEvent } from '@airshed/schemas'

type Fields = Readonly<Record<string, unknown>>

export interface StoredEvent {
  name: string
  before: Fields | null
  after: Fields | null
  detail: Fields
}

export type EventFacts = Pick<DeviceEvent, 'command' | 'changed' | 'refused'> & {
  /** The organization that the device was shared with or leased to. */
  organizationId: string | null
}

/** What an event of a device shows: only names of settings, because their values may be secret. */
export function eventFacts({ name, before, after, detail }: StoredEvent): EventFacts {
  const facts = { ...before, ...after }
  return {
    command: text(detail['action']),
    changed: changedNames(name, facts, detail).slice(0, DEVICE_EVENT_NAMES_MAX),
    refused: texts(detail['refused']).slice(0, DEVICE_EVENT_NAMES_MAX),
    organizationId: partnerOf(name, before ?? {}, after ?? {}),
  }
}

function changedNames(name: string, facts: Fields, detail: Fields): string[] {
  switch (name) {
    case 'node.changed': {
      const { settings, ...fields } = facts
      return [...Object.keys(fields), ...Object.keys(record(settings))]
    }
    case 'node.settings-reported':
      return Object.keys(facts)
    case 'node.sensor-added':
    case 'node.sensor-removed':
      return texts([facts['sensor']])
    case 'node.script-saved':
    case 'node.script-deleted':
      return texts([detail['script']])
    case 'node.scripts-reported':
      return texts(detail['files'])
    case 'correction.created':
    case 'correction.withdrawn':
      return texts([facts['data_point']])
    case 'correction.computed':
    case 'metric.computed':
      return texts([detail['data_point']])
    case 'metric.created':
    case 'metric.changed':
    case 'metric.deleted':
      return texts([facts['name']])
    default:
      return texts([detail['sensor']])
  }
}

/** The organization that a share or a lease was begun or ended with, or null if there are several. */
function partnerOf(name: string, before: Fields, after: Fields): string | null {
  switch (name) {
    case 'node.shared':
      return onlyNew(before['shared_to'], after['shared_to'])
    case 'node.unshared':
      return onlyNew(after['shared_to'], before['shared_to'])
    case 'node.leased':
      return text(after['leased_to'])
    case 'node.lease-ended':
      return text(before['leased_to'])
    default:
      return null
  }
}

function onlyNew(known: unknown, all: unknown): string | null {
  const [only = null, ...others] = texts(all).filter((id) => !texts(known).includes(id))
  return others.length === 0 ? only : null
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

const record = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}
