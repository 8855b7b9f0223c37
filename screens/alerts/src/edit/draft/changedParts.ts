import type { AlertDraft } from './alertDraft.ts'

/** Fields by the part of the form that contains them. */
const PARTS = {
  basic: ['name', 'level', 'description'],
  covers: ['covers'],
  rules: ['groups', 'references'],
  timing: ['holdMs', 'reactivationMs', 'hours', 'missing'],
  subscribers: [
    ...(['subscribers', 'method', 'digestPeriod', 'channels'] as const),
    ...(['repeatMs', 'second', 'escalateMs'] as const),
  ],
} as const satisfies Record<string, readonly (keyof AlertDraft)[]>
type Part = keyof typeof PARTS

/** The parts of the form in which two drafts differ. */
export const changedParts = (before: AlertDraft, after: AlertDraft): Part[] =>
  (Object.keys(PARTS) as Part[]).filter((part) =>
    PARTS[part].some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])),
  )
