// What plugin authors need. Each room is a handwritten list; `api.txt` holds all of their names.

export * from './rooms/charts.ts'
export * from './rooms/entities.ts'
export type * from './rooms/needs.ts'
export * from './rooms/parts.ts'
export * from './rooms/plugin.ts'
export * from './rooms/reader.ts'
export * from './rooms/rules.ts'
