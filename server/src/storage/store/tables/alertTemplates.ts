import type { AlertTemplate, NewAlert, ParameterKind } from '@airshed/schemas'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json, Millis } from './columns.ts'

/** The alert of a template, in which `*` stands for each covered device. */
export type StoredTemplateDraft = Required<Omit<NewAlert, 'organization_id' | 'name'>>

/** What a parameter of a covered device must be like, so that its rules mean the same for every device. */
export interface StoredTemplatePoint {
  path: string
  unit: string
  kind: ParameterKind
}

export interface AlertTemplatesTable {
  id: string
  organization_id: string
  name: string
  status: AlertTemplate['status']
  /** Types of devices that it covers; empty: any. */
  types: string[]
  /** Tags, one of which a covered device has, as `normalTags` writes them; empty: any. */
  tags: string[]
  draft: Json<StoredTemplateDraft>
  /** One for each parameter of its rules. */
  points: Json<StoredTemplatePoint[]>
  version: Generated<number>
  created_at: Millis
  /** Its alerts follow its latest change. */
  is_settled: boolean
  /** When all devices are looked through again. */
  due_at: Millis
  /** Id of the device up to which they have been looked through this time; null: that has not begun. */
  passed_to: string | null
  /** Devices without an alert, because the organization can have no more, when they were last looked through. */
  left_out: Generated<number>
  /** It was deleted, and its alerts are being deleted; null: it was not. */
  removed_at: Millis | null
}

/** Devices of which something has changed that decides whether templates cover them; each may be marked repeatedly. */
export interface AlertTemplateMarksTable {
  id: GeneratedAlways<number>
  node_id: string
}
