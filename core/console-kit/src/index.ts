// What console screens need in addition to the authors' kit. Each room is a handwritten list.

export * from './rooms/calls.ts'
export * from './rooms/entities.ts'
export * from './rooms/exports.ts'
export * from './rooms/page.ts'
export * from './rooms/pages.ts'
export * from './rooms/parts.ts'
export * from './rooms/plugins.ts'
export * from './rooms/rules.ts'
