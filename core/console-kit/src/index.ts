// What console screens need in addition to the authors' kit, by room.

export * from './rooms/calls.ts'
export * from './rooms/entities.ts'
export * from './rooms/exports.ts'
export * from './rooms/page.ts'
export * from './rooms/pages.ts'
export * from './rooms/parts.ts'
export * from './rooms/plugins.ts'
export * from './rooms/rules.ts'

// Two rooms have these names; a screen gets them from here.
export type { AlertChange } from '@airshed/schemas'
export { MUTED_WITHOUT_END_TS } from '@airshed/domain'
export type { ListTotal } from './pages/list/rows/listRows.ts'
